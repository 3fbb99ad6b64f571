/** Which provider runs searches. It is decided when the site is built. */
export type SearchSettings = { provider: 'local' } | HostedSearchSettings;

export interface HostedSearchSettings {
  provider: 'algolia';
  appId: string;
  /** A key that may only search. It is public: every reader's browser sends it. */
  searchKey: string;
  index: string;
  /** Origins to ask instead of the provider's own. */
  origins: string[];
}

const REQUIRED = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'] as const;

/** The settings in the environment: all of the provider's variables, or none of them. */
export function readSearchSettings(env: Record<string, string | undefined>): SearchSettings {
  const missing = REQUIRED.filter((name) => !env[name]);
  if (missing.length === REQUIRED.length) return { provider: 'local' };
  if (missing.length > 0) {
    throw new Error(
      `Hosted search needs ${REQUIRED.join(', ')}. Set ${missing.join(' and ')} too, or none of them to search locally.`,
    );
  }
  return {
    provider: 'algolia',
    appId: env.ALGOLIA_APP_ID ?? '',
    searchKey: env.ALGOLIA_SEARCH_KEY ?? '',
    index: env.ALGOLIA_INDEX ?? '',
    origins: readOrigins(env.ALGOLIA_ORIGINS),
  };
}

/** `ALGOLIA_ORIGINS`: origins with commas between them, for a proxy of the provider. */
export function readOrigins(list = ''): string[] {
  const origins = list.split(',').map((origin) => origin.trim());
  return origins.filter(Boolean).map((origin) => {
    if (!URL.canParse(origin)) {
      throw new Error(
        `ALGOLIA_ORIGINS holds "${origin}". Write origins like https://search.example.com.`,
      );
    }
    return new URL(origin).origin;
  });
}

/** Where a reader's browser connects to when it searches, apart from the site itself. */
export function searchOrigins(settings: SearchSettings): string[] {
  if (settings.provider === 'local') return [];
  if (settings.origins.length > 0) return settings.origins;
  const app = settings.appId.toLowerCase();
  return [
    `https://${app}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`),
  ];
}
