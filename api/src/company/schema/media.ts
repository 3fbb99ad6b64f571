import { MEDIA_TYPE } from '@slipway/contract';
import Type from 'typebox';
import { choiceOf, id, optionalList, record, shared } from './fields.ts';

const address = (description: string) =>
  Type.String({
    description,
    pattern: '^https://\\S+$',
    patternErrorMessage: 'must be an address that starts with https://',
  });

export const media = optionalList(
  shared(
    'Media',
    record('A picture or a video.', {
      id: Type.Optional(id),
      type: choiceOf(MEDIA_TYPE, 'Whether it moves.'),
      fullSize: address('Where to load the original size.'),
      thumb: address('Where to load a small still for lists.'),
    }),
  ),
  'Pictures and videos, in the order in which they are shown.',
);
