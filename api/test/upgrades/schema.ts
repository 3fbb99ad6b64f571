import { sql } from 'kysely';
import type { Database } from '../../src/database/database.ts';

type Column = {
  table: string;
  column: string;
  type: string;
  /** Whether whoever does not know of it cannot insert a row. */
  isRequired: boolean;
};

/** A rule for rows: a constraint, or an index that lets nothing be there twice. */
type Rule = { table: string; name: string; columns: string[]; isValidated: boolean };

/** What those who read and write depend on, and what tells that a table was written anew. */
export type Schema = {
  columns: Column[];
  rules: Rule[];
  indexes: { table: string; name: string }[];
  files: { table: string; file: string }[];
};

const COLUMNS = sql<Column>`
  select c.relname as table, a.attname as column,
    format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull and not a.atthasdef and a.attidentity = '' as "isRequired"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and a.attnum > 0 and not a.attisdropped`;

const RULES = sql<Rule>`
  select conrelid::regclass::text as table, conname as name, convalidated as "isValidated",
    array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any (conkey)) as columns
  from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f')
  union all
  select indrelid::regclass::text, indexrelid::regclass::text, true,
    array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any (indkey))
  from pg_index join pg_class i on i.oid = indexrelid
  where i.relnamespace = 'public'::regnamespace and indisunique`;

const INDEXES = sql<{ table: string; name: string }>`
  select indrelid::regclass::text as table, indexrelid::regclass::text as name
  from pg_index join pg_class i on i.oid = indexrelid
  where i.relnamespace = 'public'::regnamespace`;

const FILES = sql<{ table: string; file: string }>`
  select relname as table, relfilenode::text as file from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r'`;

export async function readSchema(database: Database): Promise<Schema> {
  return {
    columns: (await COLUMNS.execute(database)).rows,
    rules: (await RULES.execute(database)).rows,
    indexes: (await INDEXES.execute(database)).rows,
    files: (await FILES.execute(database)).rows,
  };
}
