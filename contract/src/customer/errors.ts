import { entity, nullable, text } from '../schema/fields.ts';

/** What only the customers' pages are told. */
export const PAGE_ERROR_TEXT = {
  noKey: 'This needs the link to the booking. Open it from the e-mail, or ask for a new one.',
  wrongKey: 'This link does not open a booking any more. Ask for a new one.',
  signedOut: 'Sign in to see this.',
  wrongSignIn: 'The e-mail address and the password do not belong together.',
  resetLinkEnded: 'This link has been used or is older than an hour. Ask for a new one.',
  crossSite: 'This request came from another website and was refused.',
  keyTooNarrow: 'This link opens one waiver or one payment, and nothing else of the booking.',
  noDetails: 'Say first who books.',
  notSignable: 'Only a booking that is agreed or requested can be signed for.',
  waiverChanged: 'The document has changed meanwhile. Read it again before you sign.',
  allSigned: 'Everybody has signed already.',
  ordersClosed: 'An order has closed and can no longer be changed here. Please call us.',
  underWay: 'A boat of this booking is already out.',
  canceledByCompany: 'This booking can be canceled by the company only.',
  noticeBegun: 'It is too late to cancel online. Please call us.',
  noOnlinePayment: 'This company cannot take payments online yet; please call to pay',
  nothingToPay: 'There is nothing to pay',
  nothingPaid: 'There is a receipt as soon as something has been paid.',
  notConnected: 'This boat is handed out at the dock.',
  notConfirmed: 'The booking is not confirmed.',
  tooEarly: 'It is too early to start the boat.',
  tooLate: 'The return time has passed. Please call us.',
  balanceOpen: 'Pay what is open before you start.',
  depositMissing: 'Put the deposit in place before you start.',
  waiversMissing: 'Have all documents signed before you start.',
  noBoatFree: 'No boat is free just now. Please call us.',
  noSignal: 'The boat does not answer. Try again, or call us.',
  tripOver: 'This trip is over.',
  notOut: 'This boat is not out.',
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
