import type { Permission } from '@slipway/contract';
import { createContext, useContext } from 'react';
import type { Answer } from './call.ts';

export type DashboardFacts = Answer<'getDashboard'>;

const Facts = createContext<DashboardFacts | null>(null);

export const DashboardFactsProvider = Facts.Provider;

/** Who is signed in, the company, its docks and models, and what the member may do. */
export function useFacts(): DashboardFacts {
  const facts = useContext(Facts);
  if (!facts) throw new Error('Nobody is signed in here.');
  return facts;
}

/** Whether the member may do something. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useFacts();
  return (permission) => permissions.includes(permission);
}
