import type Type from 'typebox';
import { checkShape } from './shape.ts';
import { SourceFile } from './source.ts';

/** The content of a file, or what is wrong with it, a line for each mistake. */
export type ReadFile<Content> =
  | { ok: true; content: Content; source: SourceFile }
  | { ok: false; problems: string[] };

/** Reads the text of a YAML file and checks its form, not yet what its parts say of each other. */
export function readFile<Schema extends Type.TSchema>(
  schema: Schema,
  fileName: string,
  text: string,
): ReadFile<Type.Static<Schema>> {
  const source = new SourceFile(fileName, text);
  const read = source.read();
  if (!read.ok) return read;
  const problems = checkShape(schema, read.content);
  if (problems.length > 0) return { ok: false, problems: source.describe(problems) };
  return { ok: true, content: read.content as Type.Static<Schema>, source };
}
