import { ANSWER_HEADER, integratorApi, type Operation, type OperationId } from '@slipway/contract';

/** Since when an operation is deprecated, until when it answers, and what to call instead. */
export function deprecationHeaders({ deprecated }: Operation): Record<string, string> {
  if (!deprecated) return {};
  const successor = integratorApi.operations[deprecated.replacedBy as OperationId];
  return {
    [ANSWER_HEADER.deprecation.name]: `@${Date.parse(deprecated.since) / 1000}`,
    [ANSWER_HEADER.sunset.name]: new Date(deprecated.sunset).toUTCString(),
    [ANSWER_HEADER.link.name]: `<${successor.path}>; rel="successor-version"`,
  };
}
