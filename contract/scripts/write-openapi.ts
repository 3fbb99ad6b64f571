import { writeFile } from 'node:fs/promises';
import { openApiFiles } from '../src/openapi/files.ts';

for (const [name, content] of Object.entries(openApiFiles())) {
  await writeFile(new URL(`../${name}`, import.meta.url), content);
  console.log(`wrote contract/${name}`);
}
