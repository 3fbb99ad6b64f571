import {
  ColumnNode,
  type InsertQueryNode,
  type OnConflictNode,
  type OperationNode,
  PrimitiveValueListNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely';

const TENANT_COLUMN = ColumnNode.create('tenant_id');

/** Puts the company into every row of an insert and into the columns it may conflict on. */
export function insertForTenant(insert: InsertQueryNode, tenantId: string): InsertQueryNode {
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
