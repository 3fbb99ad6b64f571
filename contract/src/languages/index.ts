export { formatText, type TextValues } from './format-text.ts';
export { createFormats, type Formats, formatLocale } from './formats.ts';
export { firstOffered, hasPack, LANGUAGES, ownNameOf, type PackLanguage } from './languages.ts';
export { loadTexts } from './load-texts.ts';
export { parseText, TextFault, variablesOf } from './parse-text.ts';
export {
  createTranslate,
  type MailTexts,
  type TextKey,
  type Texts,
  type Translate,
} from './texts.ts';
export { WAIVER_VARIABLES } from './variables.ts';
