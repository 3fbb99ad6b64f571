import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../repository.ts';

const EXAMPLE_ADDRESS = /10\.0\.0\.([123])\b/g;

/**
 * An example of `deploy/` for one of the machines. The examples are those of the first: a line that
 * names the others too is about all of them, any other line is about the machine itself.
 */
export function configurationOf(
  example: string,
  addresses: readonly string[],
  replaced: Readonly<Record<string, string>>,
  machine = 0,
): string {
  const subnet = addresses[0]?.replace(/\.\d+$/, '.0/24') ?? '';
  const lines = readFileSync(join(root, 'deploy', example), 'utf8')
    .replaceAll('10.0.0.0/24', subnet)
    .split('\n')
    .map((line) => {
      const isAboutAll = /10\.0\.0\.[23]/.test(line) || / server node/.test(line);
      return line
        .replace(EXAMPLE_ADDRESS, (_, number) =>
          String(addresses[isAboutAll ? Number(number) - 1 : machine]),
        )
        .replace(/^name: node1$/, `name: node${machine + 1}`);
    });
  return Object.entries(replaced).reduce((text, [before, after]) => {
    if (!text.includes(before)) throw new Error(`${example} does not say "${before}".`);
    return text.replaceAll(before, after);
  }, lines.join('\n'));
}
