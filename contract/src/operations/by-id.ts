import Type from 'typebox';
import { notFoundText } from '../errors/texts.ts';
import { id } from '../schema/fields.ts';
import type { Exchange } from './operation.ts';

/** The path parameters of an operation on one thing. */
export function idParameter(kind: string, example: string) {
  return Type.Object({ id: id({ description: `ID of the ${kind}.`, example }) });
}

const UNKNOWN_ID = 'e6a1a1a0-5f0b-4a63-8f0e-2f3f3f0d9a11';

/** The exchange that every operation on one thing has: the ID is not known in this company. */
export function unknownIdExchange(kind: string, body?: unknown): Exchange {
  return {
    summary: `No ${kind} has this ID`,
    params: { id: UNKNOWN_ID },
    ...(body !== undefined && { body }),
    status: 404,
    answer: { error: notFoundText(kind, UNKNOWN_ID) },
  };
}
