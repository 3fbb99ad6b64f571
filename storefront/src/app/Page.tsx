import { type ReactNode, useEffect, useMemo } from 'react';
import type { Call } from '../api/call.ts';
import { useLanguage } from '../language/use-language.ts';
import { applyBranding } from '../theme/apply-branding.ts';
import { wearSiteFont } from '../theme/site-font.ts';
import { FirstLoad } from './FirstLoad.tsx';
import { Frame } from './Frame.tsx';
import { PageContext, type PageTools, type Surroundings } from './page.ts';
import { tellHeight } from './tell-height.ts';

interface PageProps {
  surroundings: Surroundings;
  call: Call;
  children: ReactNode;
}

/** Loads company and language, puts on the look of the company, and shows the content. */
export function Page({ surroundings, call, children }: PageProps) {
  const { address, host } = surroundings;
  const wanted = useMemo(
    () => [address.searchParams.get('lang') ?? '', ...navigator.languages],
    [address],
  );
  // The server wrote into the page what it preloads.
  const { spoken, error, ask, again } = useLanguage(
    call,
    wanted,
    document.documentElement.lang || 'en',
  );

  useEffect(() => {
    if (!spoken) return;
    document.documentElement.lang = spoken.language;
    applyBranding(document.documentElement, spoken.form.branding);
  }, [spoken]);
  useEffect(() => host.hear((message) => wearSiteFont(document, message)), [host]);
  useEffect(() => (host.layout ? tellHeight(host) : undefined), [host]);

  const tools = useMemo<PageTools | null>(
    () => (spoken ? { ...surroundings, ...spoken, call, setLanguage: ask } : null),
    [spoken, surroundings, call, ask],
  );
  if (!tools) return <FirstLoad error={error} again={again} />;
  return (
    <PageContext value={tools}>
      <Frame>{children}</Frame>
    </PageContext>
  );
}
