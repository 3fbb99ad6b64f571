import { benchApiReference } from './api-reference/index.ts';
import { benchPages } from './pages/index.ts';
import { benchSearch } from './search/index.ts';
import { benchQuestions } from './search/score.ts';

const parts = {
  pages: { title: 'Pages, beside the same pages in other generators', run: benchPages },
  search: { title: 'Search', run: benchSearch },
  questions: { title: 'Search, asked questions', run: benchQuestions },
  'api-reference': { title: 'The API reference, beside Redoc', run: benchApiReference },
};

/** Prints the figures of the parts named on the command line, or of all, as Markdown. */
async function bench(chosen: string[]): Promise<void> {
  const unknown = chosen.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    throw new Error(
      `There is no benchmark ${unknown.join(', ')}. Choose ${Object.keys(parts).join(', ')}.`,
    );
  }
  for (const [name, { title, run }] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    console.error(`${title} …`);
    console.log(`### ${title}\n\n${await run()}\n`);
  }
}

bench(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
