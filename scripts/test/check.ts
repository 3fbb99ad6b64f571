import type { Outcome } from '../tools/command.ts';

export type Part = 'repository' | 'contract' | 'engine' | 'company' | 'api' | 'client' | 'site';

export interface Count {
  passed: number;
  failed: number;
}

/** One thing that must hold. Its output is shown only when something failed. */
export interface Check {
  part: Part;
  name: string;
  needs?: readonly ('chromium' | 'postgres' | 'interpreters')[];
  run(env: NodeJS.ProcessEnv): Promise<Count & { output: string }>;
}

/** The result of a check that holds or does not, as a whole. */
export function asOne({ ok, output }: Outcome): Count & { output: string } {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}
