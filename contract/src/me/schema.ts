import { HERON_BAY } from '../examples/company.ts';
import { entity, id, listOf, text } from '../schema/fields.ts';

export const Tenant = entity('Tenant', 'A company that a key may work for.', {
  id: id({
    description: 'ID of the company; send it as `X-Tenant-Id` to choose this company.',
    example: HERON_BAY.id,
  }),
  name: text({ description: 'Name of the company.', example: HERON_BAY.name }),
  slug: text({
    description: 'Short name of the company, part of its web addresses.',
    example: HERON_BAY.slug,
  }),
});

export const Me = entity('Me', 'What the key is and which companies it may work for.', {
  description: text({
    description: 'The description that was given to the key when it was made.',
    example: 'Website of Heron Bay Boats',
  }),
  currentTenant: Tenant,
  tenants: listOf(Tenant, { description: 'Every company that this key may work for.' }),
});
