import { integratorApi, type PublicApi, publicOperations } from '@slipway/contract';
import { operationAnchor, REFERENCE_ROUTE } from '../../src/api-reference/anchors.ts';
import { type Node, replaceElements } from './jsx-elements.ts';

interface Text extends Node {
  value: string;
}

interface Link extends Node {
  url: string;
}

/** Replaces `<ApiCalls />` by a table of all calls, each leading to its place in the reference. */
export function remarkApiCalls(api: PublicApi = integratorApi) {
  return (root: Node) => replaceElements(root, 'ApiCalls', () => callTable(api));
}

function callTable(api: PublicApi): Node {
  const head = row(text('Call'), text('What it does'));
  const calls = publicOperations(api)
    .filter(({ deprecated }) => !deprecated)
    .map(({ id, method, path, summary }) => {
      const call = { type: 'inlineCode', value: `${method.toUpperCase()} ${path}` };
      const url = `${REFERENCE_ROUTE}#${operationAnchor(id)}`;
      return row({ type: 'link', url, children: [call] } as Link, text(summary));
    });
  return { type: 'table', children: [head, ...calls] };
}

function row(...cells: Node[]): Node {
  return {
    type: 'tableRow',
    children: cells.map((cell) => ({ type: 'tableCell', children: [cell] })),
  };
}

function text(value: string): Text {
  return { type: 'text', value };
}
