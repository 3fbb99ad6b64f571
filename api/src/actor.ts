import type { Permission } from '@slipway/contract';
import type { Actor as StatusActor } from '@slipway/engine';

/** Who does something: a key of an integrator, a member of the team, a customer, or Slipway itself. */
export type Actor =
  | { kind: 'key'; id: string; prefix: string; description: string }
  | { kind: 'member'; id: string; name: string }
  /** Null while nobody knows who it is: somebody who has just opened the booking form. */
  | { kind: 'customer'; id: string | null }
  | { kind: 'system' };

export type ActorOf<Kind extends Actor['kind']> = Extract<Actor, { kind: Kind }>;

/** The one thing that a narrow key opens: a waiver to sign, a payment that was requested, or the deposit. */
export type KeyScope = { waiverId: string } | { requestId: string } | { purpose: 'deposit' };

/** Someone on a company's pages: who it is follows from the session, what may be seen also from a key. */
export type Visitor = ActorOf<'customer'> & {
  /** The session of a customer who is signed in. */
  sessionHash: string | null;
  /** What the key in the request opens. */
  bookingKey: { hash: string; bookingId: string; only: KeyScope | null } | null;
  /** The key itself, as the page has sent it: a draft that is being made may take it as its own. */
  sentKey: string | null;
  address: string;
};

/** Someone of the team who is signed in, with what the role and the docks allow. */
export type Member = ActorOf<'member'> & {
  personId: string;
  emailAddress: string;
  /** One of the four roles, or a role that the company has made. */
  role: { id: string; name: string };
  permissions: ReadonlySet<Permission>;
  /** Where the member works; `all` includes docks of the future. */
  docks: 'all' | readonly string[];
  /** The last day of somebody who works for a season. */
  until: string | null;
  /** Null when the host of the app vouches for the member, as in a tab, where there are no cookies. */
  session: { id: string; hash: string } | null;
};

/** Someone who sends requests. */
export type Caller = ActorOf<'key'> | Member | Visitor;

export const SYSTEM: ActorOf<'system'> = { kind: 'system' };

/** What the rules of a booking's status call each kind of actor. */
const STATUS_ACTOR: Record<Actor['kind'], StatusActor> = {
  key: 'api',
  member: 'staff',
  customer: 'customer',
  system: 'system',
};

export function statusActor({ kind }: Actor): StatusActor {
  return STATUS_ACTOR[kind];
}

/** How the history and the log name an actor: `key:5Jd3kLq0`, `member:0197…`, `customer`, `system`. */
export function actorName(actor: Actor): string {
  const id = 'prefix' in actor ? actor.prefix : 'id' in actor ? actor.id : null;
  return id === null ? actor.kind : `${actor.kind}:${id}`;
}

/** Whose requests are counted together: those of a key, and those from a visitor's address. */
export function limitedAs(caller: Caller): string {
  return caller.kind === 'customer' ? `visitor:${caller.address}` : caller.id;
}
