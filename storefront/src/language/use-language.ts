import {
  createFormats,
  createTranslate,
  type Formats,
  firstOffered,
  formatLocale,
  hasPack,
  loadTexts,
  type Texts,
} from '@slipway/contract/languages';
import { useEffect, useMemo, useState } from 'react';
import type { ApiError } from '../api/api-error.ts';
import type { Answer, Call } from '../api/call.ts';

interface Loaded {
  form: Answer<'getForm'>;
  texts: Texts;
}

/** The company and the texts in the language of the visitor. Both are under way at the same time. */
export function useLanguage(call: Call, wanted: readonly string[], first: string) {
  const [asked, ask] = useState(first);
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const [error, setError] = useState<ApiError>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again
  useEffect(() => {
    let left = false;
    setError(undefined);
    load(call, asked, asked === first ? wanted : []).then(
      (answer) => left || setLoaded(answer),
      (reason: ApiError) => left || setError(reason),
    );
    return () => {
      left = true;
    };
  }, [call, asked, round]);

  const spoken = useMemo(() => loaded && speak(loaded), [loaded]);
  return { spoken, error, ask, again: () => setRound((before) => before + 1) };
}

async function load(call: Call, language: string, wanted: readonly string[]): Promise<Loaded> {
  const texts = hasPack(language) ? loadTexts(language) : undefined;
  const form = await call('getForm', { query: { language } });
  // The server guessed from one language; the browser may know a better one that is offered.
  const better = firstOffered(wanted, form.languages.offered);
  if (better && better !== form.language) return load(call, better, []);
  const { pack } = form.languages;
  return { form, texts: (pack === language && (await texts)) || (await loadTexts(pack)) };
}

function speak({ form, texts }: Loaded) {
  const { language } = form;
  const { currency, timeZoneName } = form.company;
  const locale = formatLocale(language, form.company.locale);
  return {
    form,
    language,
    t: createTranslate(texts, form.texts, { locale, timeZone: timeZoneName }),
    formats(timeZone: string = timeZoneName): Formats {
      return createFormats({ locale, timeZone, currency });
    },
  };
}
