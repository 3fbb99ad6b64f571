import { Done } from '../customer/fields.ts';
import { NAME_MAX_LENGTH } from '../limits.ts';
import { dataOf } from '../operations/operation.ts';
import { entity, filledText, request, text } from '../schema/fields.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';

const OPTIONS = '{"challenge":"bXktY2hhbGxlbmdl","rpId":"dashboard.slipway.example"}';
const RESPONSE = '{"id":"kZ3Xn0","type":"public-key"}';

const PasskeyOptions = entity('PasskeyOptions', 'What the browser asks the authenticator.', {
  optionsJson: text({ description: 'The options of WebAuthn as JSON.', example: OPTIONS }),
});

const responseJson = text(
  { description: 'What the authenticator answered, as JSON of WebAuthn.', example: RESPONSE },
  { minLength: 2, maxLength: 20_000 },
);

export const startPasskeySignIn = defineTeamOperation({
  id: 'startPasskeySignIn',
  ...TEAM_ROUTES.startPasskeySignIn,
  permission: 'anyone',
  tag: 'session',
  summary: 'Begin to sign in with a passkey',
  description: 'A challenge that can be answered once, within five minutes.',
  answer: dataOf(PasskeyOptions),
  answerDescription: 'The challenge.',
  secretAnswer: true,
  errors: [406],
  examples: {
    anyone: { summary: 'Anyone', status: 200, answer: { data: { optionsJson: OPTIONS } } },
  },
});

export const signInWithPasskey = defineTeamOperation({
  id: 'signInWithPasskey',
  ...TEAM_ROUTES.signInWithPasskey,
  permission: 'anyone',
  tag: 'session',
  summary: 'Sign in with a passkey',
  description: 'Begins a session of the person whose passkey has answered the challenge.',
  body: request('PasskeySignIn', 'The answer.', { responseJson }),
  answer: Done,
  answerDescription: 'Done. A cookie holds the session.',
  secretAnswer: true,
  errors: [406, 422],
  examples: {
    kai: {
      summary: 'Kai',
      body: { responseJson: RESPONSE },
      status: 200,
      answer: { data: { done: true } },
    },
  },
});

export const startPasskey = defineTeamOperation({
  id: 'startPasskey',
  ...TEAM_ROUTES.startPasskey,
  permission: 'signed_in',
  tag: 'profile',
  summary: 'Begin to add a passkey',
  description: 'A challenge for a new passkey, which can be answered once, within five minutes.',
  answer: dataOf(PasskeyOptions),
  answerDescription: 'The challenge.',
  secretAnswer: true,
  errors: [406],
  examples: { kai: { summary: 'Kai', status: 200, answer: { data: { optionsJson: OPTIONS } } } },
});

export const addPasskey = defineTeamOperation({
  id: 'addPasskey',
  ...TEAM_ROUTES.addPasskey,
  permission: 'signed_in',
  tag: 'profile',
  summary: 'Add a passkey',
  description: 'Stores a passkey by which the member can sign in from now on.',
  body: request('NewPasskey', 'The passkey.', {
    name: filledText(
      { description: 'What it is called in the list.', example: 'Phone' },
      NAME_MAX_LENGTH,
    ),
    responseJson,
  }),
  answer: Done,
  answerDescription: 'Done.',
  secretAnswer: true,
  errors: [406, 422],
  examples: {
    kai: {
      summary: 'Kai',
      body: { name: 'Phone', responseJson: RESPONSE },
      status: 200,
      answer: { data: { done: true } },
    },
  },
});

export const removePasskey = defineTeamOperation({
  id: 'removePasskey',
  ...TEAM_ROUTES.removePasskey,
  permission: 'signed_in',
  tag: 'profile',
  summary: 'Remove a passkey',
  description: 'The passkey opens nothing any more.',
  body: request('RemovePasskey', 'Which one.', {
    id: text({ description: 'ID of the passkey.', example: 'kZ3Xn0' }, { maxLength: 1400 }),
  }),
  answer: Done,
  answerDescription: 'Done.',
  errors: [404, 406, 422],
  examples: {
    kai: {
      summary: 'Kai',
      body: { id: 'kZ3Xn0' },
      status: 200,
      answer: { data: { done: true } },
    },
  },
});
