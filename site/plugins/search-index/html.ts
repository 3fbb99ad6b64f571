import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

/** Everything in a document, in the order in which it is read. */
export function nodesOf(html: string): Generator<Node> {
  return descendants(parse(html, { scriptingEnabled: false }));
}

/** Everything inside an element, in the order in which it is read, without what `skip` leaves out. */
export function* descendants(
  parent: DefaultTreeAdapterTypes.ParentNode,
  skip: (element: Element) => boolean = () => false,
): Generator<Node> {
  for (const node of parent.childNodes) {
    if (isElement(node) && skip(node)) continue;
    yield node;
    if (isElement(node)) yield* descendants(node, skip);
  }
}

export function isElement(node: Node): node is Element {
  return defaultTreeAdapter.isElementNode(node);
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function hasClass(element: Element, name: string): boolean {
  return (attributeOf(element, 'class') ?? '').split(/\s+/).includes(name);
}

export function isText(node: Node): node is DefaultTreeAdapterTypes.TextNode {
  return defaultTreeAdapter.isTextNode(node);
}
