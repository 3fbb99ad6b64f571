import Type from 'typebox';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { NAME_MAX_LENGTH } from '../limits.ts';
import { filledText, id, listOf, nullable, text } from '../schema/fields.ts';
import { PERMISSION_LINES, type Permission } from './permissions.ts';

/** The ID of a role: one of the four names, or the UUID of a role that the company has made. */
export const roleId = text(
  {
    description: 'One of the four roles, such as `planner`, or the ID of an own role.',
    example: 'dock_host',
  },
  { minLength: 1, maxLength: 36 },
);

const PERMISSIONS = PERMISSION_LINES.flatMap(({ permissions }) =>
  Object.keys(permissions),
) as Permission[];

export const permission = Type.Enum(PERMISSIONS, {
  type: 'string',
  description: 'One thing that a member may do.',
  examples: ['trips.run'],
});

export const dockIds = nullable(
  listOf(id({ description: 'ID of a dock.', example: EXAMPLE_ID.northPier }), {
    description: 'The docks that the member works at; null means all, also those of the future.',
  }),
);

export const personName = filledText(
  { description: 'Name, as colleagues read it.', example: 'Kai' },
  NAME_MAX_LENGTH,
);

export const EXAMPLE_TOKEN = '3zKx0c0uVbXb8r2gGgA4pW3vC9yq1fJw7mQe5nTd6sU';

/** The secret of a link in a mail. */
export const token = text(
  { description: 'The secret of the link.', example: EXAMPLE_TOKEN },
  { minLength: 1, maxLength: 100 },
);
