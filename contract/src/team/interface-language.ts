import { Done } from '../customer/fields.ts';
import { LANGUAGES } from '../languages/languages.ts';
import { oneOf, request } from '../schema/fields.ts';
import { HOUR_CYCLE } from './interface-words.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';

const NAMES = Object.fromEntries(
  Object.entries(LANGUAGES).map(([code, { name }]) => [code, name]),
) as Record<keyof typeof LANGUAGES, string>;

/** How the dashboard writes for a person. */
export const interfaceLanguage = {
  language: oneOf(NAMES, {
    description: 'The language in which days, numbers and amounts are written.',
    example: 'en',
  }),
  hourCycle: oneOf(HOUR_CYCLE, { description: 'How times are written.', example: 'h23' }),
};

export const chooseInterfaceLanguage = defineTeamOperation({
  id: 'chooseInterfaceLanguage',
  ...TEAM_ROUTES.chooseInterfaceLanguage,
  permission: 'signed_in',
  tag: 'profile',
  summary: 'Choose how the dashboard writes',
  description: 'The choice belongs to the person: it holds in every browser and every company.',
  body: request('ChooseInterfaceLanguage', 'Language and clock.', interfaceLanguage),
  answer: Done,
  answerDescription: 'Done.',
  errors: [422],
  examples: {
    lena: {
      summary: 'Lena',
      body: { language: 'de', hourCycle: 'h23' },
      status: 200,
      answer: { data: { done: true } },
    },
  },
});
