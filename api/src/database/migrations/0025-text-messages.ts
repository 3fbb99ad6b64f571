import { sqlMigration } from './sql-migration.ts';

// A text to a phone waits in the same outbox as e-mails; its recipient is a number.
export default sqlMigration(`
  alter table outbox
    add column channel text not null default 'email' check (channel in ('email', 'text'));
`);
