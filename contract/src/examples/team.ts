import type { Role } from '../team/permissions.ts';

type Member = { id: string; name: string; emailAddress: string; role: Role };

function member<Name extends string>(name: Name, id: string, role: Role): Member & { name: Name } {
  return { id, name, emailAddress: `${name.toLowerCase()}@heronbay.example`, role };
}

/** The team of Heron Bay Boats, whom the guides name. */
export const TEAM = {
  Marta: member('Marta', '0b6e3c58-2f0a-4d51-9c3e-7a1d5f2b8e01', 'administrator'),
  Tomasz: member('Tomasz', '0b6e3c58-2f0a-4d51-9c3e-7a1d5f2b8e02', 'operations_manager'),
  Lena: member('Lena', '0b6e3c58-2f0a-4d51-9c3e-7a1d5f2b8e03', 'planner'),
  Kai: member('Kai', '0b6e3c58-2f0a-4d51-9c3e-7a1d5f2b8e04', 'dock_host'),
} as const;

export type TeamName = keyof typeof TEAM;
