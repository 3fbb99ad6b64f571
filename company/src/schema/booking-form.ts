import {
  DATE_PICKER,
  FIRST_CHOICE,
  FORM_CORNERS,
  FORM_FONT,
  PHONE_FIELD,
  QUESTION_KIND,
} from '@slipway/contract/customer';
import Type from 'typebox';
import {
  choiceOf,
  count,
  flag,
  formed,
  httpsAddress,
  id,
  languageCode,
  name,
  optionalList,
  record,
  slug,
  slugOf,
  text,
} from './fields.ts';
import { byLanguage, translations } from './translations.ts';

const color = (description: string) =>
  formed('^#[0-9A-Fa-f]{6}$', 'a color as # and six letters or digits, such as "#0B5C7A"', {
    description: `${description} In quotes, because # begins a comment.`,
  });

const logo = (description: string) =>
  formed('^https://\\S+\\.(png|svg)$', 'an https address of a PNG or SVG', { description });

const Branding = record('How the booking form, the booking page and e-mails look.', {
  logo: Type.Optional(logo('The logo, 400 px wide or more, as PNG or SVG.')),
  darkLogo: Type.Optional(logo('The logo for a dark background.')),
  mainColor: Type.Optional(color('Buttons and chosen days.')),
  accent: Type.Optional(color('Small marks and links.')),
  font: Type.Optional(choiceOf(FORM_FONT, 'The font.')),
  corners: Type.Optional(choiceOf(FORM_CORNERS, 'Corners of buttons, fields and cards.')),
});

const Languages = record('Which languages visitors can choose.', {
  default: languageCode('The language in which you write your own words.'),
  offered: Type.Array(languageCode('A language.'), {
    description: 'All languages of the form with the default, in the order that visitors see.',
    minItems: 1,
  }),
  fallbacks: Type.Optional(
    byLanguage(
      languageCode('A language with a pack.'),
      'Where a language without a pack of its own starts from. Left out: English.',
    ),
  ),
});

const Options = record('What the form asks and shows.', {
  datePicker: Type.Optional(choiceOf(DATE_PICKER, 'Which calendar visitors see.')),
  phone: Type.Optional(choiceOf(PHONE_FIELD, 'Whether the form asks for a phone number.')),
  first: Type.Optional(choiceOf(FIRST_CHOICE, 'What visitors choose first.')),
  boatsLeft: Type.Optional(
    count('Say how many boats are left when fewer than this are free. Left out: never.', 2, 1000),
  ),
});

const Question = record('A question that customers answer while they book.', {
  id: Type.Optional(id),
  slug,
  kind: choiceOf(QUESTION_KIND, 'What an answer looks like.'),
  question: name('The question.'),
  hint: Type.Optional(name('Why you ask, or how to answer. Shown below the question.')),
  choices: optionalList(name('An answer.'), 'The answers of a choice.'),
  required: Type.Optional(flag('Whether it must be answered before payment.')),
  sensitive: Type.Optional(flag('About health or as private: needs a consent of its own.')),
  docks: optionalList(slugOf('a dock'), 'Asked only here. Left out: everywhere.'),
  boatModels: optionalList(slugOf('a boat model'), 'Asked only for these. Left out: for all.'),
  customerTypes: optionalList(slugOf('a customer type'), 'Asked only of these. Left out: of all.'),
  translations: translations({
    question: Type.Optional(name('The question.')),
    hint: Type.Optional(name('The hint.')),
    choices: optionalList(name('An answer.'), 'The answers, in the same order.'),
  }),
});

const Alternatives = record('What the form offers when the first choice is taken.', {
  enabled: Type.Optional(flag('Whether it offers anything. Left out: it does.')),
  noOtherModelsIn: optionalList(
    slugOf('a category'),
    'Categories whose models cannot replace one another.',
  ),
});

export const BookingForm = record('The booking form and the other pages of customers.', {
  branding: Type.Optional(Branding),
  languages: Type.Optional(Languages),
  texts: Type.Optional(
    byLanguage(
      Type.Record(Type.String(), text('Your own words.'), { description: 'By key of the text.' }),
      'Your own words in place of those of the packs, by language and key, such as form.chooseTime.',
    ),
  ),
  options: Type.Optional(Options),
  questions: optionalList(Question, 'Your own questions, in their order.'),
  alternatives: Type.Optional(Alternatives),
  returnUrl: Type.Optional(
    byLanguage(
      httpsAddress('Where customers go after they have booked.'),
      'Pages of your site in place of the thank-you, by language. Without one, that of the default language.',
    ),
  ),
  termsUrl: Type.Optional(
    byLanguage(httpsAddress('Your terms.'), 'Terms that customers accept, by language.'),
  ),
  analytics: Type.Optional(
    flag('Whether the form sends events through the Google tag of your site, after consent.'),
  ),
});
