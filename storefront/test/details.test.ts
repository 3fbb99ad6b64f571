import { expect, test } from 'vitest';
import {
  type Details,
  faultsOf,
  NO_DETAILS,
  type Question,
  questionsFor,
} from '../src/features/form/details/details.ts';
import { NO_WISH } from '../src/features/form/wish/wish.ts';
import { exampleForm, GANNET } from './form.ts';

const form = exampleForm();
const said = (key: string) => key;
const ines: Details = {
  ...NO_DETAILS,
  givenName: 'Ines',
  familyName: 'Okafor',
  emailAddress: 'ines.okafor@example.com',
};
const question = (part: Partial<Question>): Question => ({
  id: 'e6a1a1a0-5f0b-4a63-8f0e-2f3f3f0d9a11',
  kind: 'short',
  label: 'How many children need a life jacket?',
  help: '',
  choices: [],
  required: false,
  sensitive: false,
  dockIds: null,
  boatModelIds: null,
  ...part,
});
const faults = (details: Details, questions: Question[] = [], phone = form.options.phone) =>
  faultsOf(details, questions, { ...form, options: { ...form.options, phone } }, said);

test('names and an e-mail address are asked for, a phone number only where it is required', () => {
  expect(faults(NO_DETAILS)).toEqual({
    givenName: 'errors.required',
    familyName: 'errors.required',
    emailAddress: 'errors.email',
  });
  expect(faults(ines)).toEqual({});
  expect(faults(ines, [], 'required')).toEqual({ phoneNumber: 'errors.phone' });
});

test('a phone number may be written with spaces, and as it is dialed at home', () => {
  for (const phoneNumber of ['+44 7700 (900) 123', '0044 7700-900123', '(07700) 900123']) {
    expect(faults({ ...ines, phoneNumber })).toEqual({});
  }
  for (const phoneNumber of ['1234', 'nonsense', '07700 900123 Ines', '1234567890123456']) {
    expect(faults({ ...ines, phoneNumber })).toEqual({ phoneNumber: 'errors.phone' });
  }
  expect(faults({ ...ines, phoneNumber: 'nonsense' }, [], 'off')).toEqual({});
});

test('a required question needs an answer, and a number one in digits', () => {
  const asked = question({ kind: 'number', required: true });
  expect(faults(ines, [asked])).toEqual({ [asked.id]: 'errors.required' });
  for (const answer of ['two', '1.5', '1234567890']) {
    expect(faults({ ...ines, answers: { [asked.id]: answer } }, [asked])).toEqual({
      [asked.id]: 'errors.number',
    });
  }
  for (const answer of ['2', '123456789', '-3']) {
    expect(faults({ ...ines, answers: { [asked.id]: answer } }, [asked])).toEqual({});
  }
});

test('a sensitive answer needs consent, no answer does not', () => {
  const asked = question({ sensitive: true });
  expect(faults(ines, [asked])).toEqual({});
  const answered = { ...ines, answers: { [asked.id]: 'A ramp, please' } };
  expect(faults(answered, [asked])).toEqual({ sensitiveConsent: 'errors.requiredTick' });
  expect(faults({ ...answered, sensitiveConsent: true }, [asked])).toEqual({});
});

test('a question is asked only for its docks and models', () => {
  const questions = [question({ id: 'all' }), question({ id: 'some', boatModelIds: [GANNET] })];
  const asked = (boatModelId: string) =>
    questionsFor({ ...form, questions }, { ...NO_WISH, boatModelId }).map(({ id }) => id);
  expect(asked(GANNET)).toEqual(['all', 'some']);
  expect(asked('another')).toEqual(['all']);
});
