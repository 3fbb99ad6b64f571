/** Where the pages of a company are: `https://heronbay.slipway.example`. */
export type PagesUrl = (companySlug: string) => string;

/** On this machine names under `localhost` lead back to it, without certificates; elsewhere https. */
export function pagesUrlAt({ domain, port }: { domain: string; port: number }): PagesUrl {
  return isLocal(domain)
    ? (slug) => `http://${slug}.${domain}:${port}`
    : (slug) => `https://${slug}.${domain}`;
}

function isLocal(domain: string): boolean {
  return domain === 'localhost' || domain.endsWith('.localhost');
}

const DASHBOARD = 'dashboard';

/** Where the dashboard of all companies is: `https://dashboard.slipway.example`. */
export function dashboardUrlAt(pagesUrl: PagesUrl): string {
  return pagesUrl(DASHBOARD);
}

export function isDashboardHost(hostname: string, domain: string): boolean {
  return hostname.toLowerCase() === `${DASHBOARD}.${domain}`;
}

/** Names that belong to Slipway itself and to no company. */
const OWN_NAMES: ReadonlySet<string> = new Set(['api', DASHBOARD, 'help', 'media', 'www']);

const SLUG = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** The company whose pages a host name belongs to, or nothing when it belongs to none. */
export function companyOfHost(hostname: string, domain: string): string | undefined {
  const ending = `.${domain}`;
  const name = hostname.toLowerCase();
  if (!name.endsWith(ending)) return undefined;
  const label = name.slice(0, -ending.length);
  return SLUG.test(label) && !OWN_NAMES.has(label) ? label : undefined;
}
