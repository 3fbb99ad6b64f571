import type { BaseLocationHook, BaseSearchHook } from 'wouter';

/** What the router reads the address from: wouter's browser hooks, or those of a memory location. */
export interface DashboardLocation {
  hook: BaseLocationHook;
  searchHook: BaseSearchHook;
}
