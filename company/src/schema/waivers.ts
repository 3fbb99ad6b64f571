import { WAIVER_PDF_MAX_MEGABYTES } from '@slipway/contract';
import { WAIVER_RETENTION_MONTHS as retention, WAIVER_SIGNERS } from '@slipway/engine';
import Type from 'typebox';
import { besidePath, choiceOf, count, flag, id, name, record, slug, text } from './fields.ts';
import { translations } from './translations.ts';

const waiverText = text(
  'The document, with an empty line between paragraphs. {fullName}, {reference}, {pickupAt}, {returnAt}, {dockName}, {boatModel}, {emailAddress} and {phoneNumber} are filled in.',
);

const waiverPdf = besidePath(
  'pdf',
  `A PDF in place of the text, in the folder of this file or below it. At most ${WAIVER_PDF_MAX_MEGABYTES} MB, without a password. Nothing is filled in.`,
);

export const Waiver = record('A document that customers sign. Link it in rental setups.', {
  id: Type.Optional(id),
  slug,
  name: name('Name of the document.'),
  text: Type.Optional(waiverText),
  pdf: Type.Optional(waiverPdf),
  signer: choiceOf(WAIVER_SIGNERS, 'Who signs.'),
  requiredBeforeHandOut: Type.Optional(flag('Whether no boat leaves without the signatures.')),
  retentionMonths: Type.Optional(
    count(
      `How long signed copies are kept. Left out: ${retention.default}.`,
      retention.min,
      retention.max,
    ),
  ),
  translations: translations({
    name: Type.Optional(name('Name of the document.')),
    text: Type.Optional(waiverText),
    pdf: Type.Optional(waiverPdf),
  }),
});

/** What must be in order before a customer can start a connected boat. */
export const ConnectedBoats = record('What a customer needs before a connected boat starts.', {
  balance: Type.Optional(flag('Whether everything must be paid. Left out: it must.')),
  deposit: Type.Optional(flag('Whether the deposit must be in place. Left out: it must.')),
  waivers: Type.Optional(flag('Whether waivers must be signed. Left out: they must.')),
});
