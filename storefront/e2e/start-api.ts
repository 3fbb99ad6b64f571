import { get } from 'node:http';
import { scryptPasswords } from '../../api/src/adapters/scrypt-password.ts';
import { applyCompany } from '../../api/src/company/apply-company.ts';
import type { Database } from '../../api/src/database/database.ts';
import { forTenant } from '../../api/src/database/for-tenant.ts';
import { readConfig, startApi } from '../../api/src/host/index.ts';
import { newId } from '../../api/src/new-id.ts';
import {
  copyPlace,
  emptyPlace,
  fewDatabasesServer,
  newRun,
  removeRun,
} from '../../api/test/harness/database-place.ts';
import { LONG_SLUG, SLUG, THANKS_SLUG } from './addresses.ts';
import { formCompany, longCompany, thanksCompany } from './company.ts';

/** Starts the API with companies of its own that use everything, made from the example. */
export default async function startForms(examples: URL) {
  const run = newRun();
  const place = await copyPlace(run, await emptyPlace(run, fewDatabasesServer));
  const config = readConfig({
    ...process.env,
    DATABASE_URL: place.databaseUrl,
    DATA_DIR: place.dataFolder,
    API_PORT: '0',
    HOST: '127.0.0.1',
    DEMO_PAYMENTS: 'allow',
    LOG_LEVEL: 'warn',
  });
  const api = await startApi(config, {
    prepare: (database) => storeCompanies(database, examples),
  });
  const { port } = new URL(api.url);
  process.env.FORM_URL = `http://${SLUG}.localhost:${port}`;
  process.env.LONG_URL = `http://${LONG_SLUG}.localhost:${port}`;
  process.env.THANKS_URL = `http://${THANKS_SLUG}.localhost:${port}`;
  process.env.FORM_OFFER = await read(Number(port), SLUG);
  process.env.THANKS_OFFER = await read(Number(port), THANKS_SLUG);
  process.env.FORM_RUN = run;
  return async () => {
    await api.stop();
    await removeRun(run, fewDatabasesServer);
  };
}

async function storeCompanies(database: Database, examples: URL): Promise<void> {
  const now = new Date();
  const company = await formCompany(examples);
  await applyCompany(database, company, now);
  await applyCompany(database, await thanksCompany(examples), now);
  await applyCompany(database, await longCompany(examples), now);
  const accountHolder = company.customerTypes.find(({ type }) => type === 'default');
  await forTenant(database, company.id)
    .insertInto('customers')
    .values({
      id: newId(now),
      customer_type_id: accountHolder?.id ?? '',
      given_name: 'Ruth',
      family_name: 'Amsel',
      email_address: 'ruth.amsel@example.com',
      phone_number: null,
      preferred_locale: 'en_GB',
      password_hash: await scryptPasswords.hash('a-calm-harbor', 'customer'),
      registered_at: now,
      updated_at: now,
    })
    .execute();
}

/** Browsers know that names under localhost lead to this machine; Node has to be told. */
function read(port: number, slug: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { Host: `${slug}.localhost:${port}` };
    get({ host: '127.0.0.1', port, path: '/customer/form', headers }, async (answer) => {
      let text = '';
      for await (const chunk of answer.setEncoding('utf8')) text += chunk;
      // On a busy machine the first requests may be asked to come back.
      resolve(answer.statusCode === 429 ? read(port, slug) : text);
    }).once('error', reject);
  });
}
