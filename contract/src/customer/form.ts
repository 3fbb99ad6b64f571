import Type from 'typebox';
import { BoatModel } from '../boat-models/schema.ts';
import { Dock } from '../docks/schema.ts';
import { PAYMENT_PROVIDER } from '../enums.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { NORTH_PIER, PLOVER_5 } from '../examples/inventory.ts';
import { dataOf, defineOperation } from '../operations/operation.ts';
import { Quote } from '../quotes/schema.ts';
import {
  cents,
  count,
  entity,
  flag,
  group,
  id,
  listOf,
  nullable,
  oneOf,
  text,
  url,
} from '../schema/fields.ts';
import { currency, language } from './fields.ts';
import { EXAMPLE_CANCELLATION } from './money.ts';
import { CUSTOMER_ROUTES } from './routes.ts';

export const DATE_PICKER = {
  automatic: 'One day or several, as the chosen boat is rented out.',
  one_day: 'Always one day.',
  several_days: 'Always a first and a last day.',
} as const;

export const PHONE_FIELD = {
  required: 'A booking needs a phone number.',
  optional: 'Customers may leave it empty.',
  off: 'The form does not ask for it.',
} as const;

export const PRICES_SHOWN = {
  including_tax: 'With tax.',
  excluding_tax: 'Without tax; the payment step always shows the total with tax.',
} as const;

export const FIRST_CHOICE = {
  dock: 'Customers choose a dock first, then a boat.',
  boat: 'Customers choose a boat first, then a dock.',
} as const;

export const FORM_FONT = {
  hyperlegible: 'Atkinson Hyperlegible Next, drawn to be read easily.',
  system: 'The font of the device.',
  serif: 'A font with serifs.',
  rounded: 'A rounded font.',
  site: 'The font of your site, where the form stands inline; the font of the device elsewhere.',
} as const;

export const FORM_CORNERS = {
  square: 'Square corners.',
  soft: 'Slightly rounded corners.',
  round: 'Round corners.',
} as const;

export const QUESTION_KIND = {
  short: 'One line of text.',
  long: 'Several lines of text.',
  choice: 'One of several choices.',
  yes_no: 'Yes or no.',
  number: 'A number.',
} as const;

export const FEE_SHOWN = {
  from_start: 'In every price, from the first one on.',
  at_payment: 'As a line of its own at the payment step.',
} as const;

const color = (description: string, example: string) =>
  text({ description, example }, { pattern: '^#[0-9a-fA-F]{6}$' });

function only(of: string, example: string) {
  return Type.Union([Type.Array(id({ description: 'An ID.', example })), Type.Null()], {
    description: `IDs of the ${of} for which it is asked, or null for all of them.`,
  });
}

export const FormQuestion = entity('FormQuestion', 'A question of the company.', {
  id: id({ description: 'ID of the question.', example: EXAMPLE_ID.newBooking }),
  kind: oneOf(QUESTION_KIND, { description: 'What an answer looks like.', example: 'short' }),
  label: text({ description: 'The question, in the language of the form.', example: 'Any diet?' }),
  help: text({ description: 'More about it, or an empty text.', example: '' }),
  choices: Type.Array(text({ description: 'A choice.', example: 'Morning' }), {
    description: 'The choices, for a question that has them.',
  }),
  required: flag({ description: 'Whether it must be answered.', example: false }),
  sensitive: flag({
    description: 'Whether an answer needs consent of its own.',
    example: false,
  }),
  dockIds: only('docks', NORTH_PIER.id),
  boatModelIds: only('boat models', PLOVER_5.id),
});

const FormModelAtDock = entity('FormModelAtDock', 'A boat model at one of its docks.', {
  dockId: id({ description: 'ID of the dock.', example: NORTH_PIER.id }),
  boats: count({
    description: 'How many boats of the model are placed there now or later, free or not.',
    example: 6,
  }),
  from: nullable(
    group(
      {
        description:
          "What the model's cheapest trip costs there, as the form shows prices: for one boat, without extras, in the first week in which it leaves, whether or not a boat is free then. Price rules of these days count. Null where a formula of the price needs the number of people or how early one books.",
      },
      {
        price: cents({ description: 'The price in cents.', example: 9600 }),
        minutes: count({ description: 'How long that trip is.', example: 120 }),
        slotName: nullable(
          text({
            description: 'Name of its slot; null where trips start at any time of a window.',
            example: 'Weekend',
          }),
        ),
      },
    ),
  ),
});

export const FormBoatModel = entity('FormBoatModel', 'A boat model that the form offers.', {
  ...BoatModel.properties,
  askForPeople: flag({ description: 'Whether the form asks how many people.', example: true }),
  mostBoats: nullable(
    count({ description: 'Most boats in one booking, or null for no limit.', example: 4 }),
  ),
  dockIds: Type.Array(id({ description: 'An ID.', example: NORTH_PIER.id }), {
    description: 'IDs of the docks where it is rented out now or later.',
  }),
  atDocks: listOf(FormModelAtDock, { description: 'The model at each of these docks.' }),
  severalDays: flag({
    description: 'Whether it is rented out for several days at a time.',
    example: false,
  }),
});

export const Form = entity('Form', 'Everything that the booking form of a company shows first.', {
  company: group(
    { description: 'Whose form it is.' },
    {
      name: text({ description: 'Name of the company.', example: 'Heron Bay Boats' }),
      slug: text({ description: 'Name for web addresses.', example: 'heronbay' }),
      emailAddress: nullable(
        text({ description: 'Where to write to, or null.', example: 'office@heronbay.example' }),
      ),
      phoneNumber: nullable(
        text({ description: 'Whom to call, or null.', example: '+4555501234' }),
      ),
      currency,
      locale: text({
        description: 'Language and country of the company: how its own language writes dates.',
        example: 'en_GB',
      }),
      timeZoneName: text({
        description: 'Time zone of the company (IANA name).',
        example: 'Europe/Copenhagen',
      }),
    },
  ),
  language,
  languages: group(
    { description: 'The languages of the form.' },
    {
      default: language,
      offered: Type.Array(language, { description: 'All of them, the default first.' }),
      /** Ours where the texts of the answer start: another one for a language of the company's own. */
      pack: language,
    },
  ),
  texts: Type.Record(Type.String(), Type.String(), {
    description:
      "The company's own texts in the language of the answer, by the key of the text that they replace.",
  }),
  branding: group(
    { description: 'How the form looks.' },
    {
      logoUrl: nullable(
        url({ description: 'The logo, or null.', example: 'https://media.slipway.example/l.svg' }),
      ),
      darkLogoUrl: nullable(
        url({
          description: 'The logo on a dark background, or null.',
          example: 'https://media.slipway.example/dark.svg',
        }),
      ),
      mainColor: color('Color of buttons and links.', '#0b5d6b'),
      accentColor: color('Color of what stands out.', '#e9a23b'),
      font: oneOf(FORM_FONT, { description: 'The font.', example: 'system' }),
      corners: oneOf(FORM_CORNERS, { description: 'The corners.', example: 'soft' }),
    },
  ),
  options: group(
    { description: 'How the form asks.' },
    {
      datePicker: oneOf(DATE_PICKER, { description: 'The date picker.', example: 'automatic' }),
      phone: oneOf(PHONE_FIELD, { description: 'The phone number.', example: 'optional' }),
      pricesShown: oneOf(PRICES_SHOWN, { description: 'Prices.', example: 'including_tax' }),
      first: oneOf(FIRST_CHOICE, { description: 'What is chosen first.', example: 'dock' }),
      showBoatsLeft: flag({ description: 'Whether it says how many are left.', example: true }),
      feeShown: nullable(
        oneOf(FEE_SHOWN, {
          description: 'Where the booking fee is shown; null when there is none.',
          example: 'at_payment',
        }),
      ),
    },
  ),
  docks: listOf(Dock, { description: 'The docks where boats can be picked up.' }),
  categories: listOf(
    entity('FormCategory', 'A group of boat models.', {
      id: id({ description: 'ID of the category.', example: EXAMPLE_ID.sloops }),
      name: text({ description: 'Its name.', example: 'Sloops' }),
    }),
    { description: 'The groups of boat models.' },
  ),
  boatModels: listOf(FormBoatModel, { description: 'The boat models.' }),
  questions: listOf(FormQuestion, { description: 'The questions, in their order.' }),
  cancellation: Quote.properties.cancellation,
  cancellationText: nullable(
    text({
      description: "The company's own words about canceling, or null.",
      example: 'Tell us early and it costs you nothing.',
    }),
  ),
  payment: group(
    { description: 'How customers pay.' },
    {
      provider: oneOf(PAYMENT_PROVIDER, { description: 'Through whom.', example: 'demo' }),
      possible: flag({
        description: 'Whether payments can be made here now; if not, the page says so kindly.',
        example: true,
      }),
      demo: flag({ description: 'Whether no money moves.', example: true }),
    },
  ),
  signInPossible: flag({ description: 'Whether customers can sign in.', example: true }),
  returnsElsewhere: flag({
    description: "Whether the company has a return URL, so that it sends 'purchase' itself.",
    example: false,
  }),
  termsUrl: nullable(
    url({
      description: 'The terms that customers accept, or null.',
      example: 'https://heronbay.example/terms',
    }),
  ),
  holdMinutes: count({ description: 'How long a draft holds its boats.', example: 20 }),
  analytics: flag({
    description: 'Whether events go to the tag of the website around the form.',
    example: false,
  }),
});

export const getForm = defineOperation({
  id: 'getForm',
  ...CUSTOMER_ROUTES.getForm,
  tag: 'form',
  summary: 'Open the booking form',
  description:
    'Everything that the form shows before a day is chosen, in one of its languages: the company, its look, docks, boat models and questions.',
  query: Type.Object({ language: Type.Optional(language) }),
  answer: dataOf(Form),
  answerDescription: 'The form.',
  errors: [422],
  examples: {
    english: {
      summary: 'The form of Heron Bay in English',
      query: { language: 'en' },
      status: 200,
      answer: {
        data: {
          company: {
            name: 'Heron Bay Boats',
            slug: 'heronbay',
            emailAddress: 'office@heronbay.example',
            phoneNumber: '+4555501234',
            currency: 'EUR',
            locale: 'en_GB',
            timeZoneName: 'Europe/Copenhagen',
          },
          language: 'en',
          languages: { default: 'en', offered: ['en', 'de', 'da'], pack: 'en' },
          texts: {},
          branding: {
            logoUrl: null,
            darkLogoUrl: null,
            mainColor: '#0b5d6b',
            accentColor: '#e9a23b',
            font: 'system',
            corners: 'soft',
          },
          options: {
            datePicker: 'automatic',
            phone: 'optional',
            pricesShown: 'including_tax',
            first: 'dock',
            showBoatsLeft: true,
            feeShown: 'at_payment',
          },
          docks: [NORTH_PIER],
          categories: [{ id: EXAMPLE_ID.sloops, name: 'Sloops' }],
          boatModels: [
            {
              ...PLOVER_5,
              askForPeople: true,
              mostBoats: null,
              dockIds: [NORTH_PIER.id],
              atDocks: [
                {
                  dockId: NORTH_PIER.id,
                  boats: 6,
                  from: { price: 9600, minutes: 120, slotName: null },
                },
              ],
              severalDays: false,
            },
          ],
          questions: [],
          cancellation: EXAMPLE_CANCELLATION,
          cancellationText: null,
          payment: { provider: 'stripe', possible: true, demo: true },
          signInPossible: true,
          returnsElsewhere: false,
          termsUrl: null,
          holdMinutes: 20,
          analytics: false,
        },
      },
    },
  },
});
