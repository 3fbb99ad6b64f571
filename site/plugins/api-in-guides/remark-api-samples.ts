import { highlightedSamplesOf } from '../../src/samples/highlighted-samples.ts';
import { exchangeOf, operationOf } from '../../src/samples/samples.ts';
import { attributeOf, type JsxElement, type Node, replaceElements } from './jsx-elements.ts';

/**
 * Fills `<ApiSample operation="createBooking" example="paid" />` with the code of that exchange, so
 * that guides and reference show the same and the contract stays out of the reader's bundle.
 */
export function remarkApiSamples() {
  return (root: Node) => replaceElements(root, 'ApiSample', filled);
}

function filled(element: JsxElement): JsxElement {
  const operation = operationOf(attributeOf(element, 'operation'));
  const example = attributeOf(element, 'example');
  const { summary } = exchangeOf(operation, example);
  const given = Object.entries({ title: summary, ...highlightedSamplesOf(operation, example) });
  return {
    ...element,
    attributes: given.map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
  };
}
