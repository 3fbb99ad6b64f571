import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  IdentifierNode,
  type InsertQueryNode,
  type JoinNode,
  type KyselyPlugin,
  type MergeQueryNode,
  type OnConflictNode,
  OnNode,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  ParensNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PrimitiveValueListNode,
  type QueryId,
  type RawNode,
  ReferenceNode,
  type SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
} from 'kysely';
import { TENANT_TABLES } from './schema.ts';
import { THIS_TENANT } from './this-tenant.ts';

// What a dot follows is a column of a table that the statement names elsewhere.
const NAMES_TENANT_TABLE = new RegExp(
  `\\b(from|join|into|update|using|,)\\s+"?(${[...TENANT_TABLES].join('|')})\\b(?!"?\\.)`,
  'i',
);

/** Rewrites each query so that it can touch the rows of one company only. */
export class TenantBinding extends OperationNodeTransformer implements KyselyPlugin {
  readonly tenantId: string;

  constructor(tenantId: string) {
    super();
    this.tenantId = tenantId;
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    return this.transformNode(node, queryId);
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId: QueryId) {
    return this.#limitWhere(super.transformSelectQuery(node, queryId), node.from?.froms ?? []);
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId: QueryId) {
    const tables = [node.table, ...(node.from?.froms ?? [])];
    return this.#limitWhere(super.transformUpdateQuery(node, queryId), tables);
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId: QueryId) {
    const tables = [...node.from.froms, ...(node.using?.tables ?? [])];
    return this.#limitWhere(super.transformDeleteQuery(node, queryId), tables);
  }

  protected override transformInsertQuery(node: InsertQueryNode, queryId: QueryId) {
    const transformed = super.transformInsertQuery(node, queryId);
    return tenantAlias(node.into) ? insertForTenant(transformed, this.tenantId) : transformed;
  }

  protected override transformMergeQuery(_node: MergeQueryNode): never {
    throw new Error('MERGE is not bound to a company: use an insert with onConflict.');
  }

  protected override transformJoin(node: JoinNode, queryId: QueryId): JoinNode {
    const transformed = super.transformJoin(node, queryId);
    const alias = tenantAlias(node.table);
    if (!alias) return transformed;
    const condition = ownedBy(alias, this.tenantId);
    return { ...transformed, on: OnNode.create(withCondition(transformed.on?.on, condition)) };
  }

  protected override transformRaw(node: RawNode, queryId: QueryId): RawNode {
    const bound = node.parameters.some((parameter) => isThisTenant(parameter));
    if (!bound && NAMES_TENANT_TABLE.test(node.sqlFragments.join('?'))) {
      throw new Error('Plain SQL on a table of a company compares tenant_id with thisTenant.');
    }
    return super.transformRaw(node, queryId);
  }

  protected override transformValue(node: ValueNode, queryId: QueryId): ValueNode {
    if (isThisTenant(node)) return ValueNode.create(this.tenantId);
    return super.transformValue(node, queryId);
  }

  #limitWhere<Query extends { readonly where?: WhereNode }>(
    query: Query,
    tables: readonly (OperationNode | undefined)[],
  ): Query {
    let limit = query.where?.where;
    for (const alias of tables.map(tenantAlias)) {
      if (alias) limit = withCondition(limit, ownedBy(alias, this.tenantId));
    }
    return limit ? { ...query, where: WhereNode.create(limit) } : query;
  }
}

/** The name by which the query calls a table of a company; nothing for any other table. */
function tenantAlias(table: OperationNode | undefined): string | undefined {
  if (!table) return undefined;
  if (AliasNode.is(table)) {
    const named = tenantAlias(table.node);
    return named && IdentifierNode.is(table.alias) ? table.alias.name : named;
  }
  if (!TableNode.is(table)) return undefined;
  const { name } = table.table.identifier;
  return TENANT_TABLES.has(name) ? name : undefined;
}

function isThisTenant(node: OperationNode): boolean {
  return ValueNode.is(node) && node.value === THIS_TENANT;
}

/** `alias.tenant_id = tenantId` */
function ownedBy(alias: string, tenantId: string): OperationNode {
  return BinaryOperationNode.create(
    ReferenceNode.create(ColumnNode.create('tenant_id'), TableNode.create(alias)),
    OperatorNode.create('='),
    ValueNode.create(tenantId),
  );
}

/** The parentheses keep an `or` in plain SQL from reaching around the condition. */
function withCondition(
  existing: OperationNode | undefined,
  condition: OperationNode,
): OperationNode {
  return existing ? AndNode.create(condition, ParensNode.create(existing)) : condition;
}

const TENANT_COLUMN = ColumnNode.create('tenant_id');

/** Puts the company into every row of an insert and into the columns it may conflict on. */
function insertForTenant(insert: InsertQueryNode, tenantId: string): InsertQueryNode {
  if (!insert.values || !ValuesNode.is(insert.values)) {
    throw new Error('An insert into a table of a company takes rows: read first, then insert.');
  }
  return {
    ...insert,
    columns: [TENANT_COLUMN, ...(insert.columns ?? [])],
    values: ValuesNode.create(insert.values.values.map((row) => rowForTenant(row, tenantId))),
    onConflict: insert.onConflict && conflictForTenant(insert.onConflict),
  };
}

function rowForTenant(row: OperationNode, tenantId: string) {
  return ValueListNode.is(row)
    ? ValueListNode.create([ValueNode.create(tenantId), ...row.values])
    : PrimitiveValueListNode.create([tenantId, ...(row as PrimitiveValueListNode).values]);
}

function conflictForTenant(conflict: OnConflictNode): OnConflictNode {
  return conflict.columns
    ? { ...conflict, columns: [TENANT_COLUMN, ...conflict.columns] }
    : conflict;
}
