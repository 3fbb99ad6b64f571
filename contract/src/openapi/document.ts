import { API, TAGS } from '../about.ts';
import { integratorApi } from '../integrator-api.ts';
import { type PublicApi, publicOperations } from '../operations/api.ts';
import type { Operation } from '../operations/operation.ts';
import { answersOf, sharedAnswers, sharedHeaders } from './answers.ts';
import { Components } from './components.ts';
import { parametersOf, sharedParameters } from './parameters.ts';

function requestBodyOf(operation: Operation, components: Components) {
  if (!operation.body) return {};
  const examples = Object.entries(operation.examples)
    .filter(([, { status, body }]) => status === 200 && body !== undefined)
    .map(([name, { summary, body }]) => [name, { summary, value: body }]);
  return {
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: components.place(operation.body),
          examples: Object.fromEntries(examples),
        },
      },
    },
  };
}

function operationObject(operation: Operation, components: Components) {
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: operation.description,
    ...(operation.deprecated && {
      deprecated: true,
      'x-replacedBy': operation.deprecated.replacedBy,
      'x-sunset': operation.deprecated.sunset,
    }),
    parameters: parametersOf(operation, components),
    ...requestBodyOf(operation, components),
    responses: answersOf(operation, components),
  };
}

function pathsOf(api: PublicApi, components: Components) {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of publicOperations(api)) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: operationObject(operation, components),
    };
  }
  return paths;
}

/** A public API as one OpenAPI 3.1 document. */
export function openApiDocument(api: PublicApi = integratorApi) {
  const components = new Components();
  const paths = pathsOf(api, components);
  const responses = sharedAnswers(components);
  return {
    'x-generated': 'Made from contract/src by `npm run contract`. Edit there, not here.',
    openapi: '3.1.0',
    info: {
      title: API.title,
      version: API.version,
      description: API.description,
      contact: { name: 'Slipway support', email: API.supportEmail },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    externalDocs: { description: 'The reference for people', url: API.referenceUrl },
    servers: [
      { url: API.url, description: 'The booking API' },
      { url: API.sandboxUrl, description: 'The sandbox on your own machine' },
    ],
    security: [{ bearerKey: [] }],
    tags: Object.entries(TAGS).map(([name, { description }]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        bearerKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key, made in **Settings → Connections → API keys**.',
        },
      },
      parameters: sharedParameters(),
      headers: sharedHeaders(),
      responses,
      schemas: Object.fromEntries([...components.schemas].sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
