import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import {
  type AddressInfo,
  createServer as createTcpServer,
  type Server,
  type Socket,
} from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { webhookPost } from './webhook-post.ts';

const REQUEST = { headers: { 'webhook-id': 'test' }, body: '{}' };
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function listen(server: Server, host = '127.0.0.1'): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  closers.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return (server.address() as AddressInfo).port;
}

/** A server on this machine that must not be reached, and how often it was. */
async function trap() {
  let connections = 0;
  const server = createTcpServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  return { port: await listen(server), connections: () => connections };
}

const guarded = webhookPost({ allowLoopback: false });
const local = webhookPost({ allowLoopback: true, timeoutMs: 1_500 });
/** Also on a busy machine; without a limit nothing here would come to an end. */
const SOON_MS = 20_000;

describe('an address that is typed', () => {
  test.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://127.8.8.8/',
    'https://localhost/',
    'https://0.0.0.0/',
    'https://10.1.2.3/',
    'https://172.16.0.1/',
    'https://172.31.255.254/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/',
    'https://100.100.100.200/',
    'https://192.0.0.192/',
    'https://198.18.0.1/',
    'https://224.0.0.1/',
    'https://240.0.0.1/',
    'https://255.255.255.255/',
    'https://[::1]/',
    'https://[::]/',
    'https://[0:0:0:0:0:0:0:1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::ffff:8.8.8.8]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[64:ff9b:1::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:7f00:1::]/',
    'https://[fc00::1]/',
    'https://[fd00:ec2::254]/',
    'https://[fe80::1]/',
    'https://[fec0::1]/',
    'https://[ff02::1]/',
    'https://[2001:db8::1]/',
    'http://example.com/',
    'http://93.184.215.14/',
    'ftp://example.com/',
    'file:///etc/passwd',
  ])('%s is neither accepted nor called', async (url) => {
    expect(guarded.mayCall(new URL(url))).toBe(false);
    const result = await guarded.send(new URL(url), REQUEST);
    expect(result).toMatchObject({ status: null, reason: expect.any(String) });
  });

  test.each(['https://example.com/', 'https://93.184.215.14/', 'https://[2606:2800:21f::1]/'])(
    '%s is accepted',
    (url) => expect(guarded.mayCall(new URL(url))).toBe(true),
  );

  test('the machine itself is called only where the operator allows it', async () => {
    const { port, connections } = await trap();
    await guarded.send(new URL(`http://127.0.0.1:${port}/`), REQUEST);
    expect(connections()).toBe(0);
    await local.send(new URL(`http://127.0.0.1:${port}/`), REQUEST);
    expect(connections()).toBe(1);
    expect(local.mayCall(new URL('https://10.0.0.1/'))).toBe(false);
    expect(local.mayCall(new URL('http://127.0.0.2/'))).toBe(false);
  });
});

describe('an address that is looked up', () => {
  type Found = { address: string; family: number };
  /** A name that leads to these addresses, one list after the other. */
  const leadingTo = ({ allowLoopback = false }, ...answers: Found[][]) => {
    let asked = 0;
    const post = webhookPost({
      allowLoopback,
      timeoutMs: 1_500,
      lookup: (_name, options, callback) => {
        const found = answers[Math.min(asked, answers.length - 1)] ?? [];
        asked += 1;
        if (options.all) callback(null, found);
        else callback(null, found[0]?.address ?? '', found[0]?.family);
      },
    });
    return { post, asked: () => asked };
  };
  const v4 = (address: string) => ({ address, family: 4 });
  const v6 = (address: string) => ({ address, family: 6 });

  test.each([
    ['loopback', [v4('127.0.0.1')]],
    ['a private network', [v4('10.0.0.7')]],
    ['the metadata of a cloud', [v4('169.254.169.254')]],
    ['nowhere', [v4('0.0.0.0')]],
    ['loopback of IPv6', [v6('::1')]],
    ['IPv4 inside IPv6', [v6('::ffff:127.0.0.1')]],
    ['IPv4 inside IPv6 of old', [v6('::127.0.0.1')]],
    ['a local network of IPv6', [v6('fd12:3456::1')]],
    ['a public and a private address', [v4('93.184.215.14'), v4('127.0.0.1')]],
  ])('is not called when it leads to %s', async (_where, found) => {
    const { port, connections } = await trap();
    const { post, asked } = leadingTo({}, found);
    const result = await post.send(new URL(`https://receiver.example:${port}/`), REQUEST);
    expect(result.status).toBeNull();
    expect(result.reason).toMatch(/is not allowed/);
    expect(asked()).toBe(1);
    expect(connections()).toBe(0);
  });

  test('is checked at each attempt, so that a name that changes its mind gets nowhere', async () => {
    const { port, connections } = await trap();
    const { post } = leadingTo({ allowLoopback: true }, [v4('127.0.0.1')], [v4('127.0.0.2')]);
    const attempt = () => post.send(new URL(`https://rebinding.example:${port}/`), REQUEST);
    expect((await attempt()).reason).not.toMatch(/is not allowed/);
    expect(connections()).toBe(1);
    expect((await attempt()).reason).toMatch(/is not allowed/);
    expect((await attempt()).reason).toMatch(/is not allowed/);
    expect(connections()).toBe(1);
  });

  test('is told nothing when the connection leads elsewhere than the check has seen', async () => {
    let connections = 0;
    let bytes = 0;
    const server = createTcpServer((socket) => {
      connections += 1;
      socket.on('data', (chunk) => {
        bytes += chunk.length;
      });
      socket.on('error', () => {});
    });
    const port = await listen(server, '127.0.0.2');
    let reads = 0;
    const changing = {
      family: 4,
      get address() {
        reads += 1;
        return reads === 1 ? '127.0.0.1' : '127.0.0.2';
      },
    };
    const { post } = leadingTo({ allowLoopback: true }, [changing]);
    const result = await post.send(new URL(`http://localhost:${port}/`), REQUEST);
    expect(result.reason).toMatch(/127\.0\.0\.2, which is not allowed/);
    expect([connections, bytes]).toEqual([1, 0]);
  });
});

describe('an endpoint', () => {
  const answering = async (listener: RequestListener) => {
    const port = await listen(createHttpServer({ keepAlive: true }, listener));
    return `http://127.0.0.1:${port}/`;
  };

  test('gets the body and the headers once, and its status counts', async () => {
    const received: unknown[] = [];
    const url = await answering(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      received.push([request.method, request.headers['content-type'], body]);
      response.writeHead(202, { 'Retry-After': '7' }).end('thanks');
    });
    expect(await local.send(new URL(url), REQUEST)).toEqual({
      status: 202,
      retryAfter: '7',
      reason: null,
      stopped: false,
    });
    expect(received).toEqual([['POST', 'application/json', '{}']]);
  });

  test.each([301, 302, 303, 307, 308])('cannot send us elsewhere with %i', async (status) => {
    const { port, connections } = await trap();
    const url = await answering((_request, response) => {
      response.writeHead(status, { Location: `http://127.0.0.1:${port}/` }).end();
    });
    expect((await local.send(new URL(url), REQUEST)).status).toBe(status);
    expect(connections()).toBe(0);
  });

  test('that never answers is given up', async () => {
    const url = await answering(() => {});
    const begin = performance.now();
    expect((await local.send(new URL(url), REQUEST)).status).toBeNull();
    expect(performance.now() - begin).toBeLessThan(SOON_MS);
  });

  test('whose answer drips in is given up as a whole, not line by line', async () => {
    const port = await listen(
      createTcpServer((socket) => {
        socket.on('error', () => {});
        socket.write('HTTP/1.1 200 OK\r\n');
        const timer = setInterval(() => socket.write('X-More: of this\r\n'), 100);
        socket.on('close', () => clearInterval(timer));
      }),
    );
    const begin = performance.now();
    expect((await local.send(new URL(`http://127.0.0.1:${port}/`), REQUEST)).status).toBeNull();
    expect(performance.now() - begin).toBeLessThan(SOON_MS);
  });

  test('that has endless headers is given up', async () => {
    const port = await listen(
      createTcpServer((socket) => {
        socket.on('error', () => {});
        socket.write(`HTTP/1.1 200 OK\r\n${`X-More: ${'x'.repeat(1000)}\r\n`.repeat(1000)}`);
      }),
    );
    const result = await local.send(new URL(`http://127.0.0.1:${port}/`), REQUEST);
    expect(result).toMatchObject({ status: null, reason: expect.stringMatching(/overflow/i) });
  });

  test.each([
    ['endless', 1],
    ['slow', 200],
  ])('with an %s body is left after its status', async (_what, pauseMs) => {
    let sent = 0;
    let isClosed = false;
    const url = await answering((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => {
        sent += 10_000;
        response.write('x'.repeat(10_000));
      }, pauseMs);
      response.on('close', () => {
        clearInterval(timer);
        isClosed = true;
      });
    });
    const begin = performance.now();
    expect((await local.send(new URL(url), REQUEST)).status).toBe(200);
    expect(performance.now() - begin).toBeLessThan(SOON_MS);
    await expect.poll(() => isClosed).toBe(true);
    expect(sent).toBeLessThan(10_000_000);
  });

  test('that is not there, or speaks another language, is a failure with a reason', async () => {
    const port = await listen(createTcpServer((socket) => socket.end('220 mail ready\r\n')));
    for (const url of [`http://127.0.0.1:${port}/`, 'http://127.0.0.1:1/']) {
      expect(await local.send(new URL(url), REQUEST)).toMatchObject({
        status: null,
        reason: expect.any(String),
      });
    }
  });

  test('is let go at once when the process stops', async () => {
    const patient = webhookPost({ allowLoopback: true, timeoutMs: 60_000 });
    let isAsked = false;
    const url = await answering(() => {
      isAsked = true;
    });
    const sent = patient.send(new URL(url), REQUEST);
    await expect.poll(() => isAsked).toBe(true);
    patient.stop();
    const begin = performance.now();
    expect(await sent).toMatchObject({ status: null, stopped: true });
    expect(performance.now() - begin).toBeLessThan(SOON_MS);
  });
});

describe('through TLS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-tls-'));
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') };
  beforeAll(() => {
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
    const out = ['-keyout', files.key, '-out', files.cert];
    execFileSync('openssl', ['req', '-x509', ...kind, ...out, ...subject], { stdio: 'ignore' });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('an endpoint has to show a certificate that we trust and that names it', async () => {
    const [key, cert] = [readFileSync(files.key), readFileSync(files.cert, 'utf8')];
    const server = createHttpsServer({ key, cert }, (_request, response) => response.end());
    const port = await listen(server);
    const trusting = webhookPost({ allowLoopback: true, ca: cert });
    const statusAt = async (post: typeof local, host: string) =>
      (await post.send(new URL(`https://${host}:${port}/`), REQUEST)).status;
    expect(await statusAt(trusting, 'localhost')).toBe(200);
    expect(await statusAt(trusting, '127.0.0.1')).toBeNull();
    expect(await statusAt(local, 'localhost')).toBeNull();
  });
});
