import { ERROR_CATALOGUE, type ErrorStatus } from '@slipway/contract';

/** What an error means, without its example: `Not found`. */
export function errorTitle(status: ErrorStatus): string {
  const [title] = ERROR_CATALOGUE[status].meaning.split(/, for example|\. /);
  return title ?? '';
}
