import { benchApiReference } from './api-reference/index.ts';
import { benchPages } from './pages/index.ts';
import { benchSearch } from './search/index.ts';

const parts = { pages: benchPages, search: benchSearch, 'api-reference': benchApiReference };

/** Runs the parts named on the command line, or all of them. */
async function bench(chosen: string[]): Promise<void> {
  const unknown = chosen.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    throw new Error(
      `There is no benchmark ${unknown.join(', ')}. Choose ${Object.keys(parts).join(', ')}.`,
    );
  }
  for (const [name, run] of Object.entries(parts)) {
    if (chosen.length === 0 || chosen.includes(name)) await run();
  }
}

bench(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
