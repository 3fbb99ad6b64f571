import type { Plugin } from '@docusaurus/types';
import { ERROR_CATALOGUE, errorStatusesOf, operations, TAGS } from '@slipway/contract';

/** One call of the API, as the reference lists it. */
export interface ReferenceOperation {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  errors: number[];
  replacedBy?: string;
}

export interface ReferenceError {
  status: string;
  meaning: string;
  cause: string;
  remedy: string;
}

export interface Reference {
  groups: { tag: string; title: string; description: string; operations: ReferenceOperation[] }[];
  errors: ReferenceError[];
}

/** Turns the contract into plain data at build time, so that no schema reaches the reader's browser. */
export default function apiReferencePlugin(): Plugin<Reference> {
  return {
    name: 'slipway-api-reference',
    loadContent: () => ({ groups: describeGroups(), errors: describeErrors() }),
    async contentLoaded({ content, actions }) {
      const reference = await actions.createData('reference.json', content);
      actions.addRoute({
        path: '/api/',
        exact: true,
        component: '@site/src/components/ApiReference/index.tsx',
        modules: { reference },
      });
    },
  };
}

function describeGroups(): Reference['groups'] {
  return Object.entries(TAGS).map(([tag, { title, description }]) => ({
    tag,
    title,
    description,
    operations: Object.values(operations)
      .filter((operation) => operation.tag === tag)
      .map((operation) => ({
        id: operation.id,
        method: operation.method.toUpperCase(),
        path: operation.path,
        summary: operation.summary,
        description: operation.description,
        errors: errorStatusesOf(operation),
        replacedBy: 'deprecated' in operation ? operation.deprecated.replacedBy : undefined,
      })),
  }));
}

function describeErrors(): ReferenceError[] {
  return Object.entries(ERROR_CATALOGUE).map(([status, { meaning, cause, remedy }]) => ({
    status,
    meaning,
    cause,
    remedy,
  }));
}
