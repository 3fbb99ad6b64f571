import type {
  AnswerOf,
  Api,
  BodyOf,
  IntegratorOperations,
  Operation,
  OperationId,
  ParamsOf,
  QueryOf,
} from '@slipway/contract';
import type { TenantDatabase, TenantTransaction } from '../database/database.ts';
import type { SendJob } from '../jobs/job.ts';
import type { Access, Tenant } from '../keys/find-access.ts';

/** A request after it was checked against the contract, with defaults filled in. */
type CheckedRequest<Of extends Operation> = {
  params: ParamsOf<Of>;
  query: QueryOf<Of>;
  body: BodyOf<Of>;
};

/** What the app can do besides reading and writing rows. */
export type Services = {
  hashPassword(password: string): Promise<string>;
  /** The hash of a new password that nobody knows. */
  hashRandomPassword(): Promise<string>;
  /** Hands work to the background, as part of the transaction. */
  sendJob: SendJob;
};

/** Who asks, for which company, and when. */
export type RequestContext = Services & {
  tenant: Tenant;
  access: Access;
  /** The moment of the request; all that it writes carries this time. */
  now: Date;
  /** The address of the request, as callers see it. */
  url: URL;
};

type Reach<Of extends Operation> = Of['method'] extends 'post' ? TenantTransaction : TenantDatabase;

/**
 * Does the work of one operation and returns what the contract promises. A POST runs in one
 * transaction that also holds its idempotency key: it happens as a whole, once, or not at all.
 */
export type Handler<Of extends Operation> = (
  request: CheckedRequest<Of>,
  database: Reach<Of>,
  context: RequestContext,
) => Promise<AnswerOf<Of>>;

/** A handler for each operation of an API. */
export type Handlers<Of extends Api> = {
  [Id in keyof Of['operations']]: Handler<Of['operations'][Id]>;
};

/** The handler of an operation of the public API. */
export type IntegratorHandler<Id extends OperationId> = Handler<IntegratorOperations[Id]>;
