export interface Node {
  type: string;
  children?: Node[];
}

/** An element of MDX with attributes that are plain text. */
export interface JsxElement extends Node {
  name: string;
  attributes: { type: string; name: string; value: string }[];
}

/** Replaces every element of a name by what is made of it. */
export function replaceElements(
  node: Node,
  name: string,
  replace: (element: JsxElement) => Node,
): void {
  if (!node.children) return;
  node.children = node.children.map((child) => {
    if (isElement(child, name)) return replace(child);
    replaceElements(child, name, replace);
    return child;
  });
}

function isElement(node: Node, name: string): node is JsxElement {
  return node.type.startsWith('mdxJsx') && (node as JsxElement).name === name;
}

export function attributeOf(element: JsxElement, name: string): string {
  const value = element.attributes.find((attribute) => attribute.name === name)?.value;
  if (!value) throw new Error(`<${element.name}> needs a text for ${name}.`);
  return value;
}
