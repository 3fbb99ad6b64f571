import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const ROUNDS = 31;

const PROGRAM = `const start = performance.now();
await import(process.argv[1]);
console.log(performance.now() - start);`;

/** Milliseconds that a new process takes to import a module. */
async function coldImport(module: URL): Promise<number> {
  const node = ['--input-type=module', '--eval', PROGRAM, module.href];
  const { stdout } = await promisify(execFile)(process.execPath, node);
  return Number(stdout);
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The median for each module; they take turns, so that noise hits all alike. */
export async function coldImports(modules: URL[]): Promise<number[]> {
  const times = modules.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, module] of modules.entries()) times[index]?.push(await coldImport(module));
  }
  return times.map(median);
}
