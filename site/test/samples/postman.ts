import type { OperationId } from '@slipway/contract';
import { integratorApi } from '@slipway/contract';
import { postmanCollection } from '../../src/api-reference/files/postman-collection.ts';

interface PostmanRequest {
  method: string;
  header: { key: string; value: string }[];
  url: { path: string[]; query: { key: string; value: string }[]; variable: Variable[] };
  body?: { raw: string };
}

interface Variable {
  key: string;
  value: string;
}

interface PostmanItem {
  name: string;
  request: PostmanRequest;
}

/** Every request of the collection, by the operation that it is for. */
export const postmanRequests: [OperationId, PostmanRequest][] = (
  JSON.parse(postmanCollection()).item as { item: PostmanItem[] }[]
)
  .flatMap(({ item }) => item)
  .map(({ name, request }) => {
    const operation = Object.values(integratorApi.operations).find(
      ({ summary }) => summary === name,
    );
    return [operation?.id as OperationId, request];
  });

/** Sends a request as Postman does, after `rewrite` has changed its text. */
export function send(
  request: PostmanRequest,
  access: { url: string; key: string },
  rewrite: (text: string) => string,
): Promise<Response> {
  const { method, header, url, body }: PostmanRequest = JSON.parse(
    rewrite(JSON.stringify(request)),
  );
  const path = url.path.map(
    (part) => url.variable.find(({ key }) => `:${key}` === part)?.value ?? part,
  );
  const search = new URLSearchParams(url.query.map(({ key, value }) => [key, value]));
  return fetch(`${access.url}/${path.join('/')}?${search}`, {
    method,
    headers: {
      Authorization: `Bearer ${access.key}`,
      ...Object.fromEntries(header.map(({ key, value }) => [key, value])),
    },
    ...(body && { body: body.raw }),
  });
}
