import { sqlMigration } from './sql-migration.ts';

// A person signs in once and may work for several companies, so people, their sessions, passkeys and
// links belong to no company. What a company knows of a person is its member, who keeps the name for
// the history after the person has left. Of each secret only its SHA-256 is stored.
export default sqlMigration(`
  create table people (
    id uuid primary key,
    name text not null,
    email_address text not null,
    password_hash text,
    language text not null default 'en',
    created_at timestamptz not null
  );
  create unique index people_by_email_address on people (lower(email_address));

  create table roles (
    tenant_id uuid not null references tenants,
    id uuid not null,
    name text not null,
    copied_from text not null,
    permissions text[] not null,
    created_at timestamptz not null,
    primary key (tenant_id, id)
  );
  create unique index roles_by_name on roles (tenant_id, lower(name));

  create table members (
    tenant_id uuid not null references tenants,
    id uuid not null,
    person_id uuid not null references people,
    name text not null,
    email_address text not null,
    role text,
    own_role_id uuid,
    dock_ids uuid[],
    until date,
    joined_at timestamptz not null,
    removed_at timestamptz,
    primary key (tenant_id, id),
    foreign key (tenant_id, own_role_id) references roles,
    constraint members_have_one_role check ((role is null) <> (own_role_id is null))
  );
  create unique index members_of_person on members (tenant_id, person_id);
  create index members_of_role on members (tenant_id, own_role_id);

  create table memberships (
    person_id uuid not null references people on delete cascade,
    tenant_id uuid not null references tenants on delete cascade,
    member_id uuid not null,
    primary key (person_id, tenant_id)
  );

  create table team_sessions (
    hash text primary key,
    id uuid not null unique,
    person_id uuid not null references people on delete cascade,
    tenant_id uuid not null references tenants on delete cascade,
    browser text not null,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    expires_at timestamptz not null
  );
  create index team_sessions_of_person on team_sessions (person_id);
  create index team_sessions_by_end on team_sessions (expires_at);

  create table person_links (
    hash text primary key,
    person_id uuid not null references people on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  );
  create index person_links_of_person on person_links (person_id);

  create table invitations (
    tenant_id uuid not null references tenants,
    id uuid not null,
    email_address text not null,
    role text,
    own_role_id uuid,
    dock_ids uuid[],
    until date,
    invited_by uuid not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, own_role_id) references roles,
    constraint invitations_have_one_role check ((role is null) <> (own_role_id is null))
  );
  create unique index invitations_by_email_address on invitations (tenant_id, lower(email_address));
  create index invitations_of_role on invitations (tenant_id, own_role_id);

  create table invitation_links (
    hash text primary key,
    tenant_id uuid not null references tenants,
    invitation_id uuid not null,
    foreign key (tenant_id, invitation_id) references invitations on delete cascade
  );
  create index invitation_links_of_invitation on invitation_links (tenant_id, invitation_id);

  create table passkeys (
    id text primary key,
    person_id uuid not null references people on delete cascade,
    name text not null,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  );
  create index passkeys_of_person on passkeys (person_id);

  create table passkey_challenges (
    hash text primary key,
    person_id uuid references people on delete cascade,
    expires_at timestamptz not null
  );

  create table wrong_team_sign_ins (
    account text primary key,
    attempts integer not null,
    last_at timestamptz not null
  );
`);
