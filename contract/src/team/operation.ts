import type { Operation } from '../operations/operation.ts';
import type { Permission } from './permissions.ts';

/** Who may call an operation: members with a permission, every member, or whoever opens the page. */
type RequiredPermission = Permission | 'signed_in' | 'anyone';

export interface TeamOperation extends Operation {
  permission: RequiredPermission;
}

/** Keeps the exact types of an operation of the dashboard while checking its shape. */
export function defineTeamOperation<const Definition extends TeamOperation>(
  definition: Definition,
) {
  return definition;
}
