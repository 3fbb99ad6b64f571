import type { WriteOptions } from '../options.ts';
import type { Operations } from '../types.generated.ts';

export type OperationName = keyof Operations;

/** What an operation is sent: parameters of its path, its query, its body. */
export type Input<Name extends OperationName> = Omit<Operations[Name], 'answer'>;

export type Answer<Name extends OperationName> = Operations[Name]['answer'];

/** Sends an operation, with retries, and gives the whole answer or throws a `SlipwayError`. */
export type Send = <Name extends OperationName>(
  operation: Name,
  input: Input<Name>,
  options?: WriteOptions,
) => Promise<Answer<Name>>;
