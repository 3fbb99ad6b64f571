import { writeFileSync } from 'node:fs';
import { companySchemaText } from '../src/company/schema/json-schema.ts';

writeFileSync(new URL('../company.schema.json', import.meta.url), companySchemaText());
