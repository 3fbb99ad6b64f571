import type { Permission, Role } from '@slipway/contract';
import type { PackLanguage } from '@slipway/contract/languages';
import type { HourCycle } from '@slipway/contract/team';
import type { ColumnType, Generated } from 'kysely';

/** A day without a time, as PostgreSQL writes it. */
type Day = ColumnType<string | null, string | null | undefined, string | null>;

/** A column that is empty when the row is made. */
type LaterMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** What a company decides on when it lets somebody in. One of the two roles is set. */
type Grant = {
  role: Role | null;
  own_role_id: string | null;
  /** Null means every dock, also those of the future. */
  dock_ids: string[] | null;
  /** The last day of somebody who works for a season. */
  until: Day;
};

/** People and how they sign in; one of them may work for several companies. */
export type PeopleTables = {
  people: {
    id: string;
    name: string;
    email_address: string;
    /** Null for somebody who signs in with passkeys alone. */
    password_hash: string | null;
    language: Generated<PackLanguage>;
    hour_cycle: Generated<HourCycle>;
    created_at: Date;
  };
  /** Which companies a person works for. */
  memberships: { person_id: string; tenant_id: string; member_id: string };
  team_sessions: {
    hash: string;
    /** By which a list names it. */
    id: string;
    person_id: string;
    /** The company that the person looks at. */
    tenant_id: string;
    /** What the browser says of itself. */
    browser: string;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
  };
  /** Links by which a person chooses a new password; a used one is deleted. */
  person_links: { hash: string; person_id: string; created_at: Date; expires_at: Date };
  /** An invitation has one link for each time it was sent or copied. */
  invitation_links: { hash: string; tenant_id: string; invitation_id: string };
  /** The personal calendars of members, found by the hash of their link. */
  calendar_feeds: {
    hash: string;
    /** Kept, because its owner copies it into further apps. */
    token: string;
    tenant_id: string;
    member_id: string;
    is_on: boolean;
    dock_ids: string[];
    hide_names: boolean;
  };
  passkeys: {
    id: string;
    person_id: string;
    name: string;
    public_key: Uint8Array<ArrayBuffer>;
    counter: number;
    transports: string[];
    created_at: Date;
    last_used_at: LaterMoment;
  };
  passkey_challenges: { hash: string; person_id: string | null; expires_at: Date };
  wrong_team_sign_ins: {
    /** SHA-256 of the e-mail address in small letters. */
    account: string;
    attempts: number;
    last_at: Date;
  };
};

/** The team of a company. */
export type TeamTables = {
  /** Roles that the company has made by copying one and changing its ticks. */
  roles: {
    id: string;
    name: string;
    /** One of the four roles, or the ID of another own role. */
    copied_from: string;
    permissions: Permission[];
    created_at: Date;
  };
  members: Grant & {
    id: string;
    person_id: string;
    /** As the person writes it, kept for the history after the person has left. */
    name: string;
    email_address: string;
    joined_at: Date;
    removed_at: LaterMoment;
  };
  invitations: Grant & {
    id: string;
    email_address: string;
    /** ID of the member who sent it. */
    invited_by: string;
    created_at: Date;
    expires_at: Date;
  };
};
