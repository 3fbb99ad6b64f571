import type { Plugin } from '@docusaurus/types';
import { ERROR_CATALOGUE } from '@slipway/contract';

export interface DocumentedError {
  status: string;
  meaning: string;
  cause: string;
  remedy: string;
}

/** Gives pages the words of the error catalogue as plain data, so that no schema reaches the browser. */
export default function errorCataloguePlugin(): Plugin<DocumentedError[]> {
  return {
    name: 'slipway-error-catalogue',
    loadContent: () =>
      Object.entries(ERROR_CATALOGUE).map(([status, { meaning, cause, remedy }]) => ({
        status,
        meaning,
        cause,
        remedy,
      })),
    async contentLoaded({ content, actions }) {
      await actions.createData('errors.json', content);
    },
  };
}
