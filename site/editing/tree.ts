/** A node of a parsed page, with what the rules read of it. */
export interface Node {
  type: string;
  children?: Node[];
  value?: string;
  url?: string;
  alt?: string | null;
  depth?: number;
  ordered?: boolean | null;
  lang?: string | null;
  meta?: string | null;
  /** Of an element of MDX. */
  name?: string | null;
  attributes?: { type: string; name: string; value?: unknown }[];
  position?: { start: { line: number }; end: { line: number } };
}

export function lineOf(node: Node): number {
  return node.position?.start.line ?? 1;
}

/** Every node below one, in reading order. */
export function* nodesIn(node: Node): Generator<Node> {
  for (const child of node.children ?? []) {
    yield child;
    yield* nodesIn(child);
  }
}
