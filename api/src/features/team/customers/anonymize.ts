import { NotAcceptableError } from '../../../errors.ts';
import type { PreparedTeamHandler } from '../../../http/handler.ts';
import { anonymize } from '../../customers/anonymize.ts';
import { lockWithBookings } from '../../customers/store.ts';
import { teamCustomerAnswer } from './customer-answer.ts';
import { lockSeenPerson } from './seen-customer.ts';

export const anonymizeCustomer: PreparedTeamHandler<'anonymizeCustomer', string> = {
  prepare: (_request, { passwords }) => passwords.hashOfRandom(),

  async handle({ params: { id }, body }, transaction, context, passwordHash) {
    await lockWithBookings(transaction, id);
    const customer = await lockSeenPerson(transaction, id, body.seenUpdatedAt);
    const obstacles = await anonymize(transaction, context, customer, passwordHash);
    if (obstacles.length > 0) throw new NotAcceptableError(obstacles.join(' '));
    return { data: await teamCustomerAnswer(transaction, context, id) };
  },
};
