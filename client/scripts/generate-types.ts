import { writeFile } from 'node:fs/promises';
import { generatedFiles } from '../generator/generated-files.ts';

for (const [name, content] of Object.entries(generatedFiles())) {
  await writeFile(new URL(`../src/${name}`, import.meta.url), content);
  console.log(`wrote client/src/${name}`);
}
