import type { Actor as StatusActor } from '@slipway/engine';

/** Who does something: a key of an integrator, a member of the team, a customer, or Slipway itself. */
export type Actor =
  | { kind: 'key'; id: string; prefix: string; description: string }
  | { kind: 'member'; id: string; name: string }
  | { kind: 'customer'; id: string }
  | { kind: 'system' };

export type ActorOf<Kind extends Actor['kind']> = Extract<Actor, { kind: Kind }>;

/** Someone who sends requests. */
export type Caller = Exclude<Actor, { kind: 'system' }>;

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

/** How the history and the log name an actor: `key:5Jd3kLq0`, `member:0197…`, `system`. */
export function actorName(actor: Actor): string {
  if (actor.kind === 'system') return actor.kind;
  return `${actor.kind}:${actor.kind === 'key' ? actor.prefix : actor.id}`;
}
