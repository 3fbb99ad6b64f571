import type {
  AnswerOf,
  Api,
  BodyOf,
  CustomerOperations,
  IntegratorOperations,
  Operation,
  OperationId,
  ParamsOf,
  QueryOf,
  TeamOperations,
} from '@slipway/contract';
import type { ActorOf, Caller, Member, Visitor } from '../actor.ts';
import type { Moments } from '../database/changes/moments.ts';
import type { Database, TenantDatabase, TenantTransaction } from '../database/database.ts';
import type { Tenant } from '../database/tenant.ts';
import type { SendJob } from '../jobs/job.ts';
import type { Hardware } from '../ports/hardware.ts';
import type { PagesUrl } from '../ports/pages-url.ts';
import type { Passkeys } from '../ports/passkeys.ts';
import type { Passwords } from '../ports/passwords.ts';
import type { Providers } from '../ports/payment-provider.ts';
import type { WebhookPost } from '../ports/webhook-post.ts';
import type { WritePdf } from '../ports/write-pdf.ts';

/** What the app can do besides reading and writing rows. */
export type Services = {
  passwords: Passwords;
  /** Left out where there is no address that passkeys could belong to, as in a tab. */
  passkeys?: Passkeys;
  moments: Moments;
  /** Hands work to the background, as part of the transaction. */
  sendJob: SendJob;
  /** Starts and stops connected boats. */
  hardware: Hardware;
  /** Where the pages of a company are, for links to them. */
  pagesUrl: PagesUrl;
  payments: Providers;
  /** Tells which addresses webhooks may be sent to. */
  webhookPost: Pick<WebhookPost, 'mayCall'>;
  writePdf: WritePdf;
};

/** Who asks, for which company, and when. */
export type RequestContext<By extends Caller = Caller> = Services & {
  actor: By;
  tenant: Tenant;
  /** Every company that the caller may work for, the primary one first. */
  tenants: readonly Tenant[];
  /** The moment of the request. */
  now: Date;
  /** The address of the request, as callers see it. */
  url: URL;
  /** Adds a header to the answer, such as a cookie. */
  setHeader(name: string, value: string): void;
};

/** Who calls the operations of an API. */
type CallerOf<Of extends Api> = {
  integrator: ActorOf<'key'>;
  team: Member;
  customer: Visitor;
}[Of['audience']];

/**
 * What the handler of an operation gets and returns. Handlers are typed by these and not by their
 * operations, because the compiler takes seconds to relate the schemas of two operations.
 */
type Exchange = {
  /** What was asked, checked against the contract, with defaults filled in. */
  request: { params: unknown; query: unknown; body: unknown };
  /** A transaction or a database to read from. */
  database: unknown;
  answer: unknown;
};

type Exchanges<Operations extends Record<string, Operation>> = {
  [Id in keyof Operations]: {
    request: {
      params: ParamsOf<Operations[Id]>;
      query: QueryOf<Operations[Id]>;
      body: BodyOf<Operations[Id]>;
    };
    database: Operations[Id]['method'] extends 'post' ? TenantTransaction : TenantDatabase;
    answer: AnswerOf<Operations[Id]>;
  };
};
type IntegratorExchanges = Exchanges<IntegratorOperations>;
type CustomerExchanges = Exchanges<CustomerOperations>;
type TeamExchanges = Exchanges<TeamOperations>;

/**
 * Does the work of one operation and returns what the contract promises. A POST runs in one
 * transaction that also holds its idempotency key: it happens as a whole, once, or not at all.
 */
type HandlerFunction<Of extends Exchange, By extends Caller, Prepared extends unknown[] = []> = (
  request: Of['request'],
  database: Of['database'],
  context: RequestContext<By>,
  ...prepared: Prepared
) => Promise<Of['answer']>;

/**
 * A handler with slow work, such as hashing a password, that must not keep a transaction open, or
 * with something to be counted whatever becomes of the request.
 */
type PreparedHandler<Of extends Exchange, By extends Caller, Prepared> = {
  prepare(
    request: Of['request'],
    context: RequestContext<By>,
    database: TenantDatabase,
  ): Promise<Prepared>;
  handle: HandlerFunction<Of, By, [Prepared]>;
};

/** What is known of a request before anybody has signed in. */
export type OpenContext = Services & {
  /** Who is signed in already, if somebody is. */
  member: Member | null;
  now: Date;
  address: string;
  /** What the browser says of itself. */
  browser: string;
  setHeader(name: string, value: string): void;
};

/** Does the work of an operation that anyone may call: no company is known yet. */
type OpenHandler<Of extends Exchange> = (
  request: Of['request'],
  database: Database,
  context: OpenContext,
) => Promise<Of['answer']>;

type ExchangesOf<Of extends Api> = Exchanges<Of['operations']>;

/** A handler for each operation of an API. */
export type Handlers<Of extends Api> = {
  [Id in keyof Of['operations']]: Of['operations'][Id] extends { permission: 'anyone' }
    ? OpenHandler<ExchangesOf<Of>[Id]>
    :
        | HandlerFunction<ExchangesOf<Of>[Id], CallerOf<Of>>
        // biome-ignore lint/suspicious/noExplicitAny: what is prepared concerns the handler alone.
        | PreparedHandler<ExchangesOf<Of>[Id], CallerOf<Of>, any>;
};

/** The handler of an operation of the public API. */
export type IntegratorHandler<Id extends OperationId> = HandlerFunction<
  IntegratorExchanges[Id],
  ActorOf<'key'>
>;

export type PreparedIntegratorHandler<Id extends OperationId, Prepared> = PreparedHandler<
  IntegratorExchanges[Id],
  ActorOf<'key'>,
  Prepared
>;

/** The handler of an operation of the customers' pages. */
export type CustomerHandler<Id extends keyof CustomerOperations> = HandlerFunction<
  CustomerExchanges[Id],
  Visitor
>;

export type PreparedCustomerHandler<
  Id extends keyof CustomerOperations,
  Prepared,
> = PreparedHandler<CustomerExchanges[Id], Visitor, Prepared>;

/** The handler of an operation of the dashboard. */
export type TeamHandler<Id extends keyof TeamOperations> = HandlerFunction<
  TeamExchanges[Id],
  Member
>;

export type PreparedTeamHandler<Id extends keyof TeamOperations, Prepared> = PreparedHandler<
  TeamExchanges[Id],
  Member,
  Prepared
>;

/** The handler of an operation of the dashboard that anyone may call. */
export type OpenTeamHandler<Id extends keyof TeamOperations> = OpenHandler<TeamExchanges[Id]>;
