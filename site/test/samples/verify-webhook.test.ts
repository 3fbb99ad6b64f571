import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';
import { EXAMPLE_EVENTS } from '@slipway/contract';
import TreeSitter from '@vscode/tree-sitter-wasm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VERIFY_WEBHOOK } from '../../src/samples/verify-webhook.ts';
import { type RunnableLanguage, SampleFolder } from './programs.ts';

const SECRET = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const OTHER = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body = JSON.stringify(EXAMPLE_EVENTS['booking.confirmed']);

type Received = { id: string; timestamp: string; signatures: string; body: string };

function received({
  by = [SECRET],
  ageSeconds = 0,
  ...change
}: {
  by?: string[];
  ageSeconds?: number;
  body?: string;
}): Received {
  const id = 'evt';
  const timestamp = String(Math.floor(Date.now() / 1000) - ageSeconds);
  const signatures = by.map((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { id, timestamp, signatures: signatures.join(' '), body, ...change };
}

/** Calls the function of a sample, and fails unless it says what is expected. */
const DRIVERS: Record<RunnableLanguage, (of: Received, isGood: boolean) => string> = {
  curl: ({ id, timestamp, signatures, body }, isGood) =>
    `${isGood ? '' : '! '}verify_webhook ${[id, timestamp, signatures, body, SECRET].map((text) => `'${text}'`).join(' ')}`,
  javascript: (of, isGood) =>
    `if (verifyWebhook(${headersOf(of)}, ${JSON.stringify(of.body)}, '${SECRET}') !== ${isGood}) throw new Error('wrong');`,
  typescript: (of, isGood) =>
    `const answer = await receive(new Request('https://reedside.example/', { method: 'POST', headers: ${headersOf(of)}, body: ${JSON.stringify(of.body)} }), '${SECRET}');
if (answer.status !== ${isGood ? 204 : 400}) throw new Error('wrong');`,
  python: (of, isGood) =>
    `assert verify_webhook(${headersOf(of)}, ${JSON.stringify(of.body)}, "${SECRET}") is ${isGood ? 'True' : 'False'}`,
  php: (of, isGood) =>
    `exit(verify_webhook(json_decode('${headersOf(of)}', true), '${of.body}', '${SECRET}') === ${isGood} ? 0 : 1);`,
  ruby: (of, isGood) =>
    `exit(verify_webhook(${headersOf(of).replaceAll('":"', '" => "')}, ${JSON.stringify(of.body)}, '${SECRET}') == ${isGood})`,
  go: (of, isGood) =>
    `func main() {
	headers := http.Header{}
	headers.Set("webhook-id", "${of.id}")
	headers.Set("webhook-timestamp", "${of.timestamp}")
	headers.Set("webhook-signature", "${of.signatures}")
	if verifyWebhook(headers, ${JSON.stringify(of.body)}, "${SECRET}") != ${isGood} {
		panic("wrong")
	}
}`,
};

function headersOf({ id, timestamp, signatures }: Received): string {
  return JSON.stringify({
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures,
  });
}

function hasGo(): boolean {
  try {
    execFileSync('go', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const languages = (Object.keys(DRIVERS) as RunnableLanguage[]).filter(
  (language) => language !== 'go' || hasGo(),
);

let folder: SampleFolder;
beforeAll(async () => {
  folder = await SampleFolder.create();
});
afterAll(() => folder?.stop());

describe.each(languages)('the verification in %s', (language) => {
  test.each([
    ['accepts what we have signed', received({}), true],
    ['accepts one of two signatures', received({ by: [OTHER, SECRET] }), true],
    ['refuses what another has signed', received({ by: [OTHER] }), false],
    ['refuses another body', received({ body: body.replace('confirmed', 'canceled') }), false],
    ['refuses what is old', received({ ageSeconds: 600 }), false],
    ['refuses what comes from the future', received({ ageSeconds: -600 }), false],
  ])(
    '%s',
    async (_what, of, isGood) => {
      await folder.run(
        language,
        `${VERIFY_WEBHOOK[language]}\n\n${DRIVERS[language](of, isGood)}\n`,
      );
    },
    60_000,
  );
});

test.each([
  ['csharp', 'c-sharp'],
  ['go', 'go'],
] as const)('the verification in %s is free of syntax errors', async (language, grammar) => {
  const { Language, Parser } = TreeSitter;
  await Parser.init();
  const wasm = `@vscode/tree-sitter-wasm/wasm/tree-sitter-${grammar}.wasm`;
  const file = createRequire(import.meta.url).resolve(wasm);
  const parser = new Parser().setLanguage(await Language.load(file));
  expect(parser.parse(VERIFY_WEBHOOK[language])?.rootNode.hasError).toBe(false);
});
