import { type Company, loadHeronBay, loadKestrelQuay } from '@slipway/company';
import { EXAMPLE_ID, INES, PAUL, RUTH } from '@slipway/contract';
import { applyCompany } from '../../src/company/apply-company.ts';
import type { Database } from '../../src/database/database.ts';
import { forTenant } from '../../src/database/for-tenant.ts';
import type { Customer } from '../../src/features/customers/customer.ts';
import { keysFor, type TestKeys } from './companies.ts';
import { storeTeams } from './team.ts';

/** A customer of the other company, to be looked for with the wrong key. */
export const STRANGER = {
  ...PAUL,
  id: '0c1f3a52-6f0d-4f62-9d0e-7d2d4a3c5b61',
  emailAddress: 'paul@kestrelquay.example',
};

/** Stores both companies of the example world with docks, boats, prices, three customers and their teams. */
export async function storeRentalCompanies(database: Database): Promise<TestKeys> {
  await storeCompany(database, await loadHeronBay());
  const kestrelQuay = await storeCompany(database, await loadKestrelQuay());
  await storeCustomers(database, EXAMPLE_ID.heronBay, [RUTH, INES, PAUL]);
  const [type] = kestrelQuay.customerTypes;
  await storeCustomers(database, EXAMPLE_ID.kestrelQuay, [
    { ...STRANGER, customerTypeId: type?.id ?? '' },
  ]);
  await storeTeams(database);
  return keysFor(database, EXAMPLE_ID.heronBay, EXAMPLE_ID.kestrelQuay);
}

/** Stores the same, and then what else a test needs. */
export function rentalCompaniesWith(...more: ((database: Database) => Promise<void>)[]) {
  return async (database: Database): Promise<TestKeys> => {
    const keys = await storeRentalCompanies(database);
    for (const store of more) await store(database);
    return keys;
  };
}

async function storeCompany(database: Database, company: Company): Promise<Company> {
  await applyCompany(database, company, new Date());
  return company;
}

async function storeCustomers(
  database: Database,
  tenantId: string,
  customers: readonly Customer[],
): Promise<void> {
  await forTenant(database, tenantId)
    .insertInto('customers')
    .values(
      customers.map((customer) => ({
        id: customer.id,
        customer_type_id: customer.customerTypeId,
        given_name: customer.givenName,
        family_name: customer.familyName,
        email_address: customer.emailAddress,
        phone_number: customer.phoneNumber,
        preferred_locale: customer.preferredLocale,
        password_hash: 'no password',
        registered_at: new Date(customer.registeredAt),
        updated_at: new Date(customer.updatedAt),
      })),
    )
    .execute();
}
