import { entity, nullable, text } from '../schema/fields.ts';

/** What only the customers' pages are told. */
export const PAGE_ERROR_TEXT = {
  noKey: 'This needs the link to the booking. Open it from the e-mail, or ask for a new one.',
  wrongKey: 'This link does not open a booking any more. Ask for a new one.',
  signedOut: 'Sign in to see this.',
  wrongSignIn: 'The e-mail address and the password do not belong together.',
  resetLinkEnded: 'This link has been used or is older than an hour. Ask for a new one.',
  crossSite: 'This request came from another website and was refused.',
  keyTooNarrow: 'This link is for signing one waiver only.',
  noSuchBooking: 'There is no such booking in your account.',
  noDetails: 'Say first who books.',
  closed: 'This company takes no bookings here at the moment.',
} as const;

/** An error that the customers' pages can say in the language of the customer. */
export const PageError = entity('PageError', 'What went wrong.', {
  error: text({
    description: 'What is wrong and what to do, in English.',
    example: PAGE_ERROR_TEXT.wrongKey,
  }),
  code: nullable(
    text({
      description: 'The name of the sentence, for the words of each language; null for others.',
      example: 'wrongKey',
    }),
  ),
});
