import * as contract from '@slipway/contract';
import { attributeOf, type JsxElement, type Node, replaceElements } from './jsx-elements.ts';

/**
 * Replaces `<EnumValue of="COST_TYPE" value="add_on" />` by the value as code. The build stops when
 * the contract has no such value, so that a guide cannot name one that is gone.
 */
export function remarkEnumValues() {
  return (root: Node) => replaceElements(root, 'EnumValue', asCode);
}

function asCode(element: JsxElement): Node {
  const name = attributeOf(element, 'of');
  const value = attributeOf(element, 'value');
  const meanings = (contract as Record<string, unknown>)[name];
  if (typeof meanings !== 'object' || meanings === null || !Object.hasOwn(meanings, value)) {
    throw new Error(
      `The contract has no ${name} '${value}'. Correct the <EnumValue> to one that it has.`,
    );
  }
  return { type: 'inlineCode', value } as Node;
}
