import {
  API,
  type Exchange,
  integratorApi,
  type Operation,
  type PublicApi,
  publicOperations,
  TAGS,
} from '@slipway/contract';
import { sampleRequest } from '../../samples/sample-request.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Every operation as a request to try, with its exchanges as saved answers. */
export function postmanCollection(api: PublicApi = integratorApi): string {
  const collection = {
    info: { name: API.title, description: API.description, schema: SCHEMA },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: API.url },
      { key: 'apiKey', value: '' },
    ],
    item: Object.entries(TAGS).map(([tag, { title, description }]) => ({
      name: title,
      description,
      item: publicOperations(api)
        .filter((operation) => operation.tag === tag)
        .map(itemOf),
    })),
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

function itemOf(operation: Operation) {
  const exchanges = Object.values<Exchange>(operation.examples);
  const first = exchanges.find(({ status }) => status === 200);
  return {
    name: operation.summary,
    request: {
      ...(first && requestOf(operation, first)),
      description: operation.description,
    },
    ...(first && { event: [statusTest(first.status)] }),
    response: exchanges.map((exchange) => ({
      name: exchange.summary,
      originalRequest: requestOf(operation, exchange),
      code: exchange.status,
      header: [{ key: 'Content-Type', value: 'application/json' }],
      body: JSON.stringify(exchange.answer, null, 2),
    })),
  };
}

/** Lets Postman and newman say whether a request got what the reference shows. */
function statusTest(status: number) {
  return {
    listen: 'test',
    script: {
      type: 'text/javascript',
      exec: [
        `pm.test('The status is ${status}', () => {`,
        `  pm.response.to.have.status(${status});`,
        '});',
      ],
    },
  };
}

function requestOf(operation: Operation, exchange: Exchange) {
  const { method, headers, query, body } = sampleRequest(operation, exchange);
  const path = operation.path.slice(1).replace(/\{(\w+)\}/g, ':$1');
  const search = query.map(([key, value]) => ({ key, value }));
  const searchText = search.map(({ key, value }) => `${key}=${value}`).join('&');
  return {
    method,
    header: headers
      .filter(([name]) => name !== 'Authorization')
      .map(([key, value]) => ({ key, value })),
    url: {
      raw: `{{baseUrl}}/${path}${searchText && `?${searchText}`}`,
      host: ['{{baseUrl}}'],
      path: path.split('/'),
      query: search,
      variable: Object.entries(exchange.params ?? {}).map(([key, value]) => ({ key, value })),
    },
    ...(body && {
      body: {
        mode: 'raw',
        raw: JSON.stringify(body, null, 2),
        options: { raw: { language: 'json' } },
      },
    }),
  };
}
