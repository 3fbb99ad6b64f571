import type { Translate } from '@slipway/contract/languages';
import { NUMBER_ANSWER } from '@slipway/contract/limits';
import type { ApiError } from '../../../api/api-error.ts';
import type { Draft } from '../draft/use-draft.ts';
import type { Form, Wish } from '../wish/wish.ts';

/** What the visitor has typed about themselves. It stays when a hold ends. */
export interface Details {
  givenName: string;
  familyName: string;
  emailAddress: string;
  phoneNumber: string;
  /** By the ID of the question. */
  answers: Readonly<Record<string, string>>;
  sensitiveConsent: boolean;
  createAccount: boolean;
}

export const NO_DETAILS: Details = {
  givenName: '',
  familyName: '',
  emailAddress: '',
  phoneNumber: '',
  answers: {},
  sensitiveConsent: false,
  createAccount: false,
};

/** What a draft knows of the one who books. */
export function detailsOf({ details, answers }: Draft): Details {
  return {
    ...NO_DETAILS,
    givenName: details?.givenName ?? '',
    familyName: details?.familyName ?? '',
    emailAddress: details?.emailAddress ?? '',
    phoneNumber: details?.phoneNumber ?? '',
    answers: Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer])),
  };
}

export type Question = Form['questions'][number];

/** The questions that are asked for this dock and boat. */
export function questionsFor({ questions }: Form, { dockId, boatModelId }: Wish): Question[] {
  return questions.filter(
    (question) =>
      (question.dockIds === null || question.dockIds.includes(dockId ?? '')) &&
      (question.boatModelIds === null || question.boatModelIds.includes(boatModelId ?? '')),
  );
}

/** Digits and what people put between them; the API knows the numbers of the dock's country. */
const PHONE = /^[\s().\-/]*\+?([\s().\-/]*\d){5,15}[\s().\-/]*$/;

/** Whether any sensitive question has an answer, which then needs consent. */
export function needsConsent(questions: readonly Question[], { answers }: Details): boolean {
  return questions.some(({ id, sensitive }) => sensitive && Boolean(answers[id]?.trim()));
}

export type FieldFaults = Readonly<Record<string, string>>;

/** What is wrong, by field, as sentences; empty when all is right. */
export function faultsOf(
  details: Details,
  questions: readonly Question[],
  form: Form,
  t: Translate,
): FieldFaults {
  const faults: Record<string, string> = {};
  for (const name of ['givenName', 'familyName'] as const) {
    if (!details[name].trim()) faults[name] = t('errors.required');
  }
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(details.emailAddress.trim())) {
    faults.emailAddress = t('errors.email');
  }
  const phone = details.phoneNumber.trim();
  const { phone: asked } = form.options;
  if (asked !== 'off' && (phone || asked === 'required') && !PHONE.test(phone)) {
    faults.phoneNumber = t('errors.phone');
  }
  for (const { id, kind, required } of questions) {
    const answer = details.answers[id]?.trim() ?? '';
    if (!answer && required) {
      faults[id] = t(
        kind === 'choice' || kind === 'yes_no' ? 'errors.requiredChoice' : 'errors.required',
      );
    } else if (answer && kind === 'number' && !NUMBER_ANSWER.test(answer)) {
      faults[id] = t('errors.number');
    }
  }
  if (needsConsent(questions, details) && !details.sensitiveConsent) {
    faults.sensitiveConsent = t('errors.requiredTick');
  }
  return faults;
}

/** What the server found, in the words of the page. */
export function faultsFrom({ fields }: ApiError, t: Translate): FieldFaults {
  const words: Record<string, string> = {
    emailAddress: t('errors.email'),
    phoneNumber: t('errors.phone'),
    sensitiveConsent: t('errors.requiredTick'),
  };
  return Object.fromEntries(
    Object.keys(fields).map((field) => [field, words[field] ?? t('errors.required')]),
  );
}
