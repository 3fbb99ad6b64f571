import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small HTTP server that keeps what it is sent. */
export async function listenForPosts() {
  const received: { contentType: string | undefined; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    received.push({ contentType: request.headers['content-type'], body: JSON.parse(text) });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
