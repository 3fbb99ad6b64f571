import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type OperationNode,
  OperatorNode,
  ParensNode,
  ReferenceNode,
  TableNode,
  ValueNode,
} from 'kysely';

/** `alias.tenant_id = tenantId` */
export function ownedBy(alias: string, tenantId: string): OperationNode {
  return BinaryOperationNode.create(
    ReferenceNode.create(ColumnNode.create('tenant_id'), TableNode.create(alias)),
    OperatorNode.create('='),
    ValueNode.create(tenantId),
  );
}

/** The parentheses keep an `or` in plain SQL from reaching around the condition. */
export function withCondition(
  existing: OperationNode | undefined,
  condition: OperationNode,
): OperationNode {
  return existing ? AndNode.create(condition, ParensNode.create(existing)) : condition;
}
