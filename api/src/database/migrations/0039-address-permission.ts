import type { Migration } from './migration.ts';
import { fillRows } from './online-steps.ts';

// To edit customers included their addresses before that took a permission of its own: an own role
// keeps what it could do, and the company may take it away.
const addressPermission: Migration = {
  steps: [
    fillRows('roles', {
      set: "permissions = permissions || 'customers.change_address'::text",
      where:
        "'customers.edit' = any (permissions) and 'customers.change_address' <> all (permissions)",
    }),
  ],
};

export default addressPermission;
