import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { App } from '../../src/host/app.ts';
import type { JobName } from '../../src/jobs/job.ts';
import { callerOf } from './test-app.ts';

const MAIN = fileURLToPath(new URL('./app-in-process.ts', import.meta.url));

export type AppRequest = {
  url: string;
  method: string;
  headers: [string, string][];
  body: string;
  address: string;
  now: Date;
};

export type AppAnswer = { status: number; headers: [string, string][]; body: string };

type SentJob = { name: JobName; data: unknown; startAfter: Date | undefined };

/** What the process tells: that it is there, a job that it has sent, or an answer. */
export type AppMessage = { isReady: true } | { job: SentJob } | { id: number; answer: AppAnswer };

type Settings = {
  databaseUrl: string | undefined;
  clock: () => Date;
  onJob: (job: SentJob) => void;
};

/** The app in another process, with connections of its own, at the time of whoever asks it. */
export async function startAppProcess({ databaseUrl, clock, onJob }: Settings) {
  const child = fork(MAIN, {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
    serialization: 'advanced',
  });
  const exited = once(child, 'exit');
  const asked = new Map<number, (answer: AppAnswer) => void>();
  const ready = new Promise<void>((resolve) => {
    child.on('message', (message: AppMessage) => {
      if ('isReady' in message) resolve();
      else if ('job' in message) onJob(message.job);
      else asked.get(message.id)?.(message.answer);
    });
  });
  const ended = exited.then(([code]) => {
    throw new Error(`The process of the app has ended with ${code}.`);
  });
  await Promise.race([ready, ended]);

  let count = 0;
  const app: App = async (request, { address }) => {
    count += 1;
    const id = count;
    const { url, method, headers } = request;
    const wanted: AppRequest = {
      url,
      method,
      headers: [...headers],
      body: await request.text(),
      address,
      now: clock(),
    };
    const answered = new Promise<AppAnswer>((resolve) => asked.set(id, resolve));
    child.send({ id, request: wanted });
    const { status, headers: received, body } = await Promise.race([answered, ended]);
    asked.delete(id);
    return new Response(body, { status, headers: received });
  };
  const stop = async () => {
    child.disconnect();
    await exited;
  };
  return { app, call: callerOf(app), stop };
}
