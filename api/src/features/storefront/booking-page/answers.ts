import type { AnswerOf, BodyOf, CustomerOperations } from '@slipway/contract';
import { FIELD_TEXT } from '@slipway/contract';
import { isAsked, readQuestions } from '../../../company/pages.ts';
import type { TenantDatabase, TenantTransaction } from '../../../database/database.ts';
import { ValidationError } from '../../../errors.ts';
import { answerProblem } from '../answer-problem.ts';
import type { BookingPage } from './read-page.ts';

type OwnBooking = AnswerOf<CustomerOperations['getOwnBooking']>['data'];
type Sent = NonNullable<BodyOf<CustomerOperations['changeDetails']>['answers']>;

/** The questions that go with a booking, and the answers but for sensitive ones. */
export async function answersOf(
  database: TenantDatabase,
  page: BookingPage,
): Promise<Pick<OwnBooking, 'questions' | 'answers'>> {
  const { words } = page;
  const questions = await questionsFor(database, page);
  const answers = await database
    .selectFrom('booking_answers')
    .select(['question_id', 'answer'])
    .where('booking_id', '=', page.booking.id)
    .where('sensitive', '=', false)
    .execute();
  return {
    questions: questions.map(
      ({ id, kind, question, hint, choices, required, sensitive, ...at }) => ({
        id,
        kind,
        label: words(question),
        help: hint === null ? '' : words(hint),
        choices: choices.map(words),
        required,
        sensitive,
        dockIds: at.dockIds,
        boatModelIds: at.boatModelIds,
      }),
    ),
    answers: answers.map(({ question_id, answer }) => ({ questionId: question_id, answer })),
  };
}

async function questionsFor(database: TenantDatabase, { booking, agreement }: BookingPage) {
  const trip = {
    dockId: booking.dock_id,
    boatModelId: booking.boat_model_id,
    customerTypeId: agreement.customerType.id,
  };
  return (await readQuestions(database)).filter((question) => isAsked(question, trip));
}

/** Stores new answers in place of the old ones; a required question keeps having one. */
export async function storeAnswers(
  transaction: TenantTransaction,
  page: BookingPage,
  sent: Sent,
  now: Date,
): Promise<string[]> {
  const questions = await questionsFor(transaction, page);
  const changed: string[] = [];
  for (const [index, { questionId, answer }] of sent.entries()) {
    const question = questions.find(({ id }) => id === questionId.toLowerCase());
    const field = `answers.${index}.answer`;
    if (!question || question.sensitive) {
      throw new ValidationError({ [`answers.${index}.questionId`]: [FIELD_TEXT.doesNotExist] });
    }
    const text = answer.trim();
    if (text === '' && question.required) throw new ValidationError({ [field]: ['is required'] });
    const problem = answerProblem(question, text, (choice) => [page.words(choice)]);
    if (problem) throw new ValidationError({ [field]: [problem] });
    changed.push(question.question);
    await transaction
      .deleteFrom('booking_answers')
      .where('booking_id', '=', page.booking.id)
      .where('question_id', '=', question.id)
      .execute();
    if (text === '') continue;
    await transaction
      .insertInto('booking_answers')
      .values({
        booking_id: page.booking.id,
        question_id: question.id,
        answer: text,
        sensitive: false,
        answered_at: now,
      })
      .execute();
  }
  return changed;
}
