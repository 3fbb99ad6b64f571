import {
  loadTexts,
  parseText,
  TextFault,
  type Texts,
  variablesOf,
} from '@slipway/contract/languages';
import type { CompanyPages } from '../pages.ts';
import { orKnown, type Path, type Problems } from '../read/problems.ts';
import type { Context } from './context.ts';
import { checkOffered } from './languages.ts';

/** Own words over the packs: every key must exist and keep the variables of its original. */
export async function compileTexts(
  { file, problems }: Context,
  { offered }: CompanyPages['languages'],
): Promise<CompanyPages['texts']> {
  const originals = flatten(await loadTexts('en'));
  const texts = file.bookingForm?.texts ?? {};
  for (const [language, entries] of Object.entries(texts)) {
    const path = ['bookingForm', 'texts', language];
    checkOffered(language, offered, path, problems);
    for (const [key, words] of Object.entries(entries)) {
      const original = originals.get(key);
      if (original === undefined) {
        const message = `there is no text with this key${orKnown(key, closeTo(key, originals))}`;
        problems.add([...path, key], message, { atName: true });
      } else {
        checkVariables(words, variablesOf(original), [...path, key], problems, true);
      }
    }
  }
  return texts;
}

/** `form.chooseTime` to its words. */
function flatten(texts: Texts): Map<string, string> {
  const entries = Object.entries(texts).flatMap(([screen, words]) =>
    Object.entries(words).map(([key, text]): [string, string] => [`${screen}.${key}`, text]),
  );
  return new Map(entries);
}

/** The keys of the screen that was meant, or all of them: hundreds of names help nobody. */
function closeTo(key: string, originals: Map<string, string>): string[] {
  const keys = [...originals.keys()];
  const [screen] = key.split('.');
  const ofScreen = keys.filter((known) => known.startsWith(`${screen}.`));
  return ofScreen.length > 0 ? ofScreen : keys;
}

/** Checks a text of the company: brackets closed, an `other`, and only variables that exist. */
export function checkVariables(
  text: string,
  known: readonly string[],
  path: Path,
  problems: Problems,
  needsAll = false,
): void {
  const used = readVariables(text, path, problems);
  if (!used) return;
  for (const name of used) {
    if (known.includes(name)) continue;
    const offset = Math.max(0, text.indexOf(`{${name}`));
    const advice = known.length === 0 ? '; it has no variables' : orKnown(name, known);
    problems.add(path, `there is no {${name}} in this text${advice}`, { offset });
  }
  if (!needsAll) return;
  for (const name of known) {
    if (!used.includes(name)) {
      problems.add(path, `has lost {${name}}; put it where your sentence needs it`);
    }
  }
}

/** The variables of a text; undefined, with a problem, when its brackets cannot be read. */
export function readVariables(text: string, path: Path, problems: Problems): string[] | undefined {
  try {
    parseText(text);
    return variablesOf(text);
  } catch (error) {
    if (!(error instanceof TextFault)) throw error;
    problems.add(path, `cannot be read: ${error.message}`, { offset: error.at });
    return undefined;
  }
}
