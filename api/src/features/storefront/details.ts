import { FIELD_TEXT, type FieldErrors, hasErrors } from '@slipway/contract';
import { ownBookingId } from '../../access/own-booking.ts';
import { offerAccount } from '../../access/password-links.ts';
import type { Visitor } from '../../actor.ts';
import { isAsked, ownWords, readPages, readQuestions } from '../../company/pages.ts';
import type { TenantTransaction } from '../../database/database.ts';
import { NotFoundError, ValidationError } from '../../errors.ts';
import type { PreparedCustomerHandler, RequestContext } from '../../http/handler.ts';
import { changeBooking } from '../bookings/change.ts';
import { readBooking, type StoredBooking } from '../bookings/read.ts';
import { readPhoneNumber } from '../customers/phone-number.ts';
import { storeCustomer } from '../customers/store.ts';
import { answerProblem } from './answer-problem.ts';
import { assertHeld } from './draft.ts';
import { draftAnswer } from './draft-answer.ts';
import { visitorTypeId } from './visitor.ts';

type Handler = PreparedCustomerHandler<'saveDetails', string>;
type Details = Parameters<Handler['handle']>[0]['body'];
type Context = RequestContext<Visitor>;

/** Stores who books. Whoever has the address already is the customer; what was typed stays apart. */
export const saveDetails: Handler = {
  prepare: (_request, { passwords }) => passwords.hashOfRandom(),

  async handle({ body: typed }, transaction, context, passwordHash) {
    const { actor, now } = context;
    const bookingId = await ownBookingId(transaction, actor);
    await assertHeld(transaction, bookingId, now);
    const booking = await readBooking(transaction, bookingId);
    if (!booking) throw new NotFoundError('booking', bookingId);
    const phoneNumber = await readPhoneNumber(transaction, typed.phoneNumber, booking.dock_id);
    const body = { ...typed, phoneNumber: phoneNumber ?? null };
    const customerTypeId = booking.applied_type_id ?? (await visitorTypeId(transaction, actor));
    await checkDetails(transaction, booking, customerTypeId, body);
    const customerId = await customerOf(transaction, context, body, passwordHash);
    await changeBooking(transaction, context, {
      id: bookingId,
      change: (trip) => ({ ...trip, customerId }),
      changeExtras: (extras) => extras,
      holdMinutes: null,
      notifyCustomer: false,
      ...(actor.id !== null && { customerTypeId: await visitorTypeId(transaction, actor) }),
    });
    await storeDetails(transaction, bookingId, body);
    await storeAnswers(transaction, bookingId, body, now);
    return { data: await draftAnswer(transaction, context, bookingId) };
  },
};

/** The signed-in customer, or whoever has the address, or somebody new. */
async function customerOf(
  transaction: TenantTransaction,
  context: Context,
  body: Details,
  passwordHash: string,
): Promise<string> {
  const { actor, tenant } = context;
  if (actor.id !== null) return actor.id;
  const guestTypeId = await visitorTypeId(transaction, { id: null });
  const customer = await storeCustomer(transaction, context, {
    customerTypeId: guestTypeId,
    givenName: body.givenName,
    familyName: body.familyName,
    emailAddress: body.emailAddress,
    phoneNumber: body.phoneNumber ?? null,
    preferredLocale: localeOf(body.language, tenant.locale),
    addAliasOnDuplicate: true,
    passwordHash,
  });
  if (body.createAccount) {
    const isGuest = customer.customer_type_id === guestTypeId;
    await offerAccount(transaction, context, customer, { isGuest });
  }
  return customer.id;
}

/** A language and a country: that of the company where its language is the same. */
function localeOf(language: string | undefined, companyLocale: string): string {
  if (!language || companyLocale.startsWith(`${language}_`)) return companyLocale;
  const { region } = new Intl.Locale(language).maximize();
  return `${language.split('-')[0]}_${region ?? 'GB'}`;
}

async function storeDetails(
  transaction: TenantTransaction,
  bookingId: string,
  { givenName, familyName, emailAddress, phoneNumber, language }: Details,
): Promise<void> {
  const contact = { givenName, familyName, emailAddress, phoneNumber: phoneNumber ?? null };
  await transaction
    .updateTable('bookings')
    .set({ contact: JSON.stringify(contact), ...(language && { language }) })
    .where('id', '=', bookingId)
    .execute();
}

/** What a company asks for before a booking can be made. */
async function checkDetails(
  transaction: TenantTransaction,
  booking: StoredBooking,
  customerTypeId: string,
  { phoneNumber, answers = [], sensitiveConsent }: Details,
): Promise<void> {
  const problems: FieldErrors = {};
  const pages = await readPages(transaction);
  if (pages.options.phone === 'required' && !phoneNumber) problems.phoneNumber = ['is required'];
  const trip = {
    dockId: booking.dock_id,
    boatModelId: booking.boat_model_id,
    customerTypeId,
  };
  const questions = (await readQuestions(transaction)).filter((question) =>
    isAsked(question, trip),
  );
  const given = new Map(
    answers.map(({ questionId, answer }) => [questionId.toLowerCase(), answer.trim()]),
  );
  for (const [index, { questionId }] of answers.entries()) {
    if (!questions.some(({ id }) => id === questionId.toLowerCase())) {
      problems[`answers.${index}.questionId`] = [FIELD_TEXT.doesNotExist];
    }
  }
  const spellings = (choice: string) =>
    pages.languages.offered.map((language) => ownWords(pages, language)(choice));
  for (const question of questions) {
    const { id, required, sensitive } = question;
    const answer = given.get(id) ?? '';
    const field = `answers.${id}`;
    const problem = answerProblem(question, answer, spellings);
    if (required && answer === '') problems[field] = ['is required'];
    else if (problem) problems[field] = [problem];
    else if (answer !== '' && sensitive && !sensitiveConsent) {
      problems.sensitiveConsent = ['is required to store a sensitive answer'];
    }
  }
  if (hasErrors(problems)) throw new ValidationError(problems);
}

async function storeAnswers(
  transaction: TenantTransaction,
  booking_id: string,
  { answers }: Details,
  now: Date,
): Promise<void> {
  if (!answers) return;
  await transaction.deleteFrom('booking_answers').where('booking_id', '=', booking_id).execute();
  const questions = await readQuestions(transaction);
  const rows = answers.flatMap(({ questionId, answer }) => {
    const question = questions.find(({ id }) => id === questionId.toLowerCase());
    if (!question || answer.trim() === '') return [];
    const { id: question_id, sensitive } = question;
    return [{ booking_id, question_id, answer: answer.trim(), sensitive, answered_at: now }];
  });
  if (rows.length > 0) await transaction.insertInto('booking_answers').values(rows).execute();
}
