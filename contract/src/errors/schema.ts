import Type from 'typebox';
import { entity, text } from '../schema/fields.ts';
import { ERROR_TEXT } from './texts.ts';

export const ErrorAnswer = entity('Error', 'What went wrong, in one sentence.', {
  error: text({
    description: 'What is wrong and what to do.',
    example: ERROR_TEXT.noAvailability,
  }),
});

export const ValidationErrorsAnswer = entity(
  'ValidationErrors',
  'Everything that is wrong with the request, by field.',
  {
    errors: Type.Record(Type.String(), Type.Array(Type.String()), {
      description:
        'For each field that is wrong, what is wrong with it. A field inside another one is written with a dot, as in `period.start`; the request as a whole is `body`.',
      examples: [{ emailAddress: ['must be a valid e-mail address'] }],
    }),
  },
);
