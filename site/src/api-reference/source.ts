import {
  integratorApi,
  type OpenApiDocument,
  type Operation,
  openApiDocument,
  type PublicApi,
  publicOperations,
} from '@slipway/contract';
import { createContext, useContext } from 'react';

/** What the reference is made from: a public API, and nothing beside it. */
export interface ReferenceSource {
  operations: Operation[];
  document: OpenApiDocument;
}

export function referenceSource(api: PublicApi): ReferenceSource {
  return { operations: publicOperations(api), document: openApiDocument(api) };
}

/** The source of the page that is being rendered. */
export const Source = createContext(referenceSource(integratorApi));

export function useSource(): ReferenceSource {
  return useContext(Source);
}
