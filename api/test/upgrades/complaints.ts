import type { Migration } from '../../src/database/migrations/migration.ts';
import type { Schema } from './schema.ts';

/** What a migration does that the version before, or those who write meanwhile, would suffer from. */
export function complaintsAbout(migration: Migration, before: Schema, after: Schema): string[] {
  const old = new Set(before.files.map(({ table }) => table));
  const hadColumn = new Map(before.columns.map((each) => [nameOf(each), each]));
  const ofOldTables = <Item extends { table: string; name: string }>(
    items: readonly Item[],
    known: readonly Item[],
  ) =>
    items.filter(({ table, name }) => old.has(table) && !known.some((each) => each.name === name));
  const newRules = ofOldTables(after.rules, before.rules);
  return [
    ...after.columns.flatMap((column) => {
      const was = hadColumn.get(nameOf(column));
      if (!old.has(column.table)) return [];
      if (was && was.type !== column.type) return [`${nameOf(column)} has another type.`];
      if (column.isRequired && !was?.isRequired) {
        return [`${nameOf(column)} is required, and the version before does not set it.`];
      }
      return [];
    }),
    ...newRules
      .filter(({ table, columns }) =>
        columns.every((column) => hadColumn.has(`${table}.${column}`)),
      )
      .map(({ name }) => `${name} may refuse what the version before writes.`),
    ...('steps' in migration
      ? []
      : [
          ...ofOldTables(after.indexes, before.indexes).map(
            ({ table, name }) => `${name} is built while nobody can write to ${table}: buildIndex.`,
          ),
          ...newRules
            .filter(({ name, isValidated }) => isValidated && !isIndex(name, after))
            .map(
              ({ table, name }) =>
                `${name} looks at every row of ${table}: not valid, and validateConstraint.`,
            ),
          ...changedTables(migration.statements)
            .filter((table) => old.has(table))
            .map((table) => `rows of ${table} are changed in one transaction: fillRows.`),
        ]),
    ...after.files
      .filter(({ table, file }) =>
        before.files.some((each) => each.table === table && each.file !== file),
      )
      .map(({ table }) => `${table} is written anew while nobody can use it.`),
  ];
}

function nameOf({ table, column }: { table: string; column: string }): string {
  return `${table}.${column}`;
}

function isIndex(name: string, { indexes }: Schema): boolean {
  return indexes.some((each) => each.name === name);
}

const CHANGE = /^\s*(?:update|delete from|insert into|truncate(?: table)?)\s+(?:only\s+)?(\w+)/gim;

function changedTables(statements: string): string[] {
  return [...statements.matchAll(CHANGE)].map(([, table]) => table ?? '');
}
