import { sqlMigration } from './sql-migration.ts';

// A PDF is stored once under the hash of its content, which the database checks. A signature refers
// to the file that was signed, so that the file cannot go before it.
export default sqlMigration(`
  create table waiver_files (
    tenant_id uuid not null references tenants,
    sha256 text not null,
    content bytea not null,
    primary key (tenant_id, sha256),
    check (sha256 = encode(sha256(content), 'hex'))
  );
  alter table waiver_files alter column content set storage external;

  alter table waiver_signatures
    add column file_sha256 text,
    add foreign key (tenant_id, file_sha256) references waiver_files;
  create index waiver_signatures_of_file on waiver_signatures (tenant_id, file_sha256)
    where file_sha256 is not null;
`);
