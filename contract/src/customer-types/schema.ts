import { CUSTOMER_TYPE_KIND } from '../enums.ts';
import { CLUB_MEMBER } from '../examples/people.ts';
import { ABBREVIATION_MAX_LENGTH } from '../limits.ts';
import { entity, id, oneOf, text } from '../schema/fields.ts';

export const CustomerType = entity('CustomerType', 'A group of customers with its own rules.', {
  id: id({ description: 'ID of the customer type.', example: CLUB_MEMBER.id }),
  name: text({ description: 'Name of the type.', example: CLUB_MEMBER.name }),
  abbreviation: text(
    { description: 'Short form for lists.', example: CLUB_MEMBER.abbreviation },
    { maxLength: ABBREVIATION_MAX_LENGTH },
  ),
  type: oneOf(CUSTOMER_TYPE_KIND, {
    description: 'Who made the type and what it stands for.',
    example: CLUB_MEMBER.type,
  }),
});
