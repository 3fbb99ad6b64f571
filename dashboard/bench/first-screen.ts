import { runLighthouse } from '../../scripts/bench/lighthouse.ts';
import { markdownTable } from '../../scripts/bench/markdown-table.ts';
import { addedKib, firstScreenKib, laterParts } from '../build/script-weight.ts';
import { WorldServer } from '../e2e/world/server.ts';

const RUNS = 3;

/** What the first screen after signing in costs on a phone, and what each further one adds. */
export async function benchFirstScreen(): Promise<string> {
  console.error('Today on a simulated phone …');
  const server = await WorldServer.start();
  try {
    const { url, sessions } = await server.saturdayFor('bench');
    const headers = { Cookie: `slipway-team=${sessions.Kai}` };
    const figures = await runLighthouse(`${url}/today`, RUNS, headers);
    const { performance, accessibility, bestPractices, interactive } = figures;
    const today = [
      'Today',
      firstScreenKib().toFixed(1),
      interactive.toFixed(2),
      [performance, accessibility, bestPractices].join(' '),
    ];
    const later = laterParts
      .map((part) => [nameOf(part), addedKib(part)] as const)
      .toSorted(([, one], [, other]) => other - one)
      .map(([name, kib]) => [name, kib.toFixed(1)]);
    const heads = ['first screen', 'script KiB', 'interactive s', 'Lighthouse (perf a11y best)'];
    return `### The dashboard on a simulated phone

${markdownTable(heads, [today])}

${markdownTable(['opened later', 'script KiB more'], later)}`;
  } finally {
    await server.end();
  }
}

/** A screen with its feature, or the package that is loaded only when it is needed. */
function nameOf(part: string): string {
  const [, scope] = part.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? [];
  return scope ?? part.replace(/^src\/(features\/)?|\.tsx$/g, '');
}
