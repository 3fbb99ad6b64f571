import { hasPack, LANGUAGES, type PackLanguage } from '@slipway/contract/languages';
import type { CompanyPages } from '../pages.ts';
import { orKnown, type Path, type Problems } from '../read/problems.ts';
import type { CompanyFile } from '../schema/company-file.ts';
import { checkDistinct } from './context.ts';

/** Languages that are written from right to left, which the form cannot show. */
const RIGHT_TO_LEFT = ['ar', 'ckb', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi'];

const PATH = ['bookingForm', 'languages'];

/** The languages of the form; without any, the one of the locale. */
export function compileLanguages(file: CompanyFile, problems: Problems): CompanyPages['languages'] {
  const own = file.locale.split('_')[0] as string;
  const ready = hasPack(own) ? own : 'en';
  const entry = file.bookingForm?.languages ?? { default: ready, offered: [ready] };
  checkDistinct(
    entry.offered.map((value, index) => ({ value, path: [...PATH, 'offered', index] })),
    problems,
  );
  for (const [index, code] of entry.offered.entries()) {
    checkLanguage(code, [...PATH, 'offered', index], problems);
  }
  if (!entry.offered.includes(entry.default)) {
    const message = `'${entry.default}' is not among the languages offered; add it to offered`;
    problems.add([...PATH, 'default'], message);
  }
  return {
    default: entry.default,
    offered: entry.offered,
    fallbacks: compileFallbacks(entry, problems),
  };
}

function compileFallbacks(
  entry: NonNullable<NonNullable<CompanyFile['bookingForm']>['languages']>,
  problems: Problems,
): CompanyPages['languages']['fallbacks'] {
  const fallbacks: Record<string, PackLanguage> = {};
  for (const [code, fallback] of Object.entries(entry.fallbacks ?? {})) {
    const path = [...PATH, 'fallbacks', code];
    checkOffered(code, entry.offered, path, problems);
    if (hasPack(code)) {
      problems.add(path, `'${code}' has a pack and needs no fallback; leave it out`, {
        atName: true,
      });
    }
    if (hasPack(fallback)) fallbacks[code] = fallback;
    else problems.add(path, `'${fallback}' has no pack${orKnown(fallback, PACKS)}`);
  }
  return fallbacks;
}

const PACKS = Object.keys(LANGUAGES);

function checkLanguage(code: string, path: Path, problems: Problems): void {
  const known = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  if (known.of(code) === undefined) {
    problems.add(path, `unknown language '${code}'${orKnown(code, PACKS)}`);
  } else if (RIGHT_TO_LEFT.includes(code)) {
    problems.add(path, `'${code}' is written from right to left, which the form cannot show yet`);
  }
}

/** Words in a language that the form does not offer would never be seen. */
export function checkOffered(
  code: string,
  offered: readonly string[],
  path: Path,
  problems: Problems,
): void {
  if (offered.includes(code)) return;
  const message = `'${code}' is not a language of the form${orKnown(code, offered)}`;
  problems.addOnce(path, message, { atName: true });
}
