import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const server = fileURLToPath(new URL('../../api/dist/server/', import.meta.url));

/** The API of this repository with its demo company, on a database of its own. */
export class RunningApi {
  readonly url: string;
  /** A key for Heron Bay Boats alone. */
  readonly heronBayKey: string;
  /** A key for both demo companies. */
  readonly agencyKey: string;
  readonly #process: ChildProcess;
  readonly #dataFolder: string;

  private constructor(
    url: string,
    keys: { heronbay: string; agency: string },
    api: ChildProcess,
    dataFolder: string,
  ) {
    this.url = url;
    this.heronBayKey = keys.heronbay;
    this.agencyKey = keys.agency;
    this.#process = api;
    this.#dataFolder = dataFolder;
  }

  static async start(): Promise<RunningApi> {
    const dataFolder = await mkdtemp(join(tmpdir(), 'slipway-client-api-'));
    const { DEMO_FOLDER: made } = process.env;
    if (made) await cp(made, dataFolder, { recursive: true });
    else await makeDemo(dataFolder);
    const api = spawn(process.execPath, [`${server}main.mjs`], { env: environmentOf(dataFolder) });
    const url = await readyUrl(api);
    api.stdout.resume();
    const keys = JSON.parse(await readFile(join(dataFolder, 'demo-keys.json'), 'utf8'));
    return new RunningApi(url, keys, api, dataFolder);
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill();
    await ended;
    await rm(this.#dataFolder, { recursive: true, force: true });
  }
}

/** Makes the demo in an empty folder; half a minute of work that a copy of it saves. */
export async function makeDemo(dataFolder: string): Promise<void> {
  const env = environmentOf(dataFolder);
  await promisify(execFile)(process.execPath, [`${server}slipway.mjs`, 'demo'], { env });
}

function environmentOf(dataFolder: string): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, ...rest } = process.env;
  return {
    ...rest,
    DATA_DIR: dataFolder,
    API_PORT: '0',
    HOST: '127.0.0.1',
    PAGES_DOMAIN: 'slipway.example',
  };
}

/** The address in the log line that says that the API is ready. */
async function readyUrl({ stdout, stderr }: ChildProcess): Promise<string> {
  if (!stdout || !stderr) throw new Error('The API has no output to read.');
  const complaints: string[] = [];
  stderr.on('data', (text) => complaints.push(String(text)));
  for await (const line of createInterface({ input: stdout })) {
    const { url } = JSON.parse(line) as { url?: string };
    if (url) return url;
  }
  throw new Error(`The API did not start: ${complaints.join('')}`);
}
