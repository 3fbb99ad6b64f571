import type { BaseLocationHook, BaseSearchHook } from 'wouter';

/** What the router reads the address from: wouter's browser hooks, or those of a memory location. */
export interface DashboardLocation {
  hook: BaseLocationHook;
  searchHook: BaseSearchHook;
  /** What stands behind the `#`, where links of mails carry their secret. */
  hash?: string;
}
