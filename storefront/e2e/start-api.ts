import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { companyFile, SLUG } from './company.ts';

const api = fileURLToPath(new URL('../../api/src/', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** Starts the API once for the whole run, with a company of its own that uses everything. */
export default async function startApi() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'slipway-form-'));
  const port = await freePort();
  const { DATABASE_URL: _, ...rest } = process.env;
  const env = {
    ...rest,
    DATA_DIR: dataFolder,
    API_PORT: String(port),
    HOST: '127.0.0.1',
    DEMO_PAYMENTS: 'allow',
    LOG_LEVEL: 'info',
  };
  const file = join(dataFolder, 'company.yaml');
  await writeFile(file, companyFile());
  const tsx = ['--import', 'tsx'];
  const options = { env, cwd: root };
  await run(process.execPath, [...tsx, `${api}cli/main.ts`, 'company', 'apply', file], options);
  const child = spawn(process.execPath, [...tsx, `${api}main.ts`], options);
  await whenReady(child);
  child.stdout.resume();
  process.env.FORM_URL = `http://${SLUG}.localhost:${port}`;
  process.env.FORM_OFFER = await read(port, '/customer/form');
  return async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
    await rm(dataFolder, { recursive: true, force: true });
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

/** Browsers know that names under localhost lead to this machine; Node has to be told. */
function read(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { Host: `${SLUG}.localhost:${port}` };
    get({ host: '127.0.0.1', port, path, headers }, async (answer) => {
      let text = '';
      for await (const chunk of answer.setEncoding('utf8')) text += chunk;
      resolve(text);
    }).once('error', reject);
  });
}

function whenReady(child: ChildProcess): Promise<void> {
  let complaint = '';
  child.stderr?.on('data', (text) => {
    complaint += text;
  });
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      if (JSON.parse(line).message === 'api is ready') resolve();
    });
    child.once('exit', (code) => reject(new Error(`The API ended with ${code}: ${complaint}`)));
  });
}
