import { writeFileSync } from 'node:fs';
import { companySchemaText } from '../src/schema/json-schema.ts';
import { exampleTextsModule } from './example-texts.ts';

const write = (path: string, text: string) =>
  writeFileSync(new URL(`../${path}`, import.meta.url), text);

write('company.schema.json', companySchemaText());
write('src/examples/texts.generated.ts', exampleTextsModule());
