import { CHANGELOG, type OperationId, operations } from '@slipway/contract';
import { DEPRECATED_OPERATIONS, deprecatedFields } from '../../deprecations.ts';
import { longDate } from '../../long-date.ts';
import { table } from './field-table.ts';

/** What is deprecated and what has changed, as Markdown. */
export function changesPart(): string {
  const calls = DEPRECATED_OPERATIONS.map(({ path, deprecated }) => [
    `\`GET ${path}\``,
    `\`GET ${operations[deprecated?.replacedBy as OperationId].path}\``,
  ]);
  const fields = deprecatedFields().map(({ schema, path, replacedBy }) => [
    `\`${path.join('.')}\` of ${schema}`,
    `\`${replacedBy}\``,
  ]);
  return [
    '## Deprecations',
    table(['Old', 'New'], [...calls, ...fields]),
    '## Changelog',
    ...CHANGELOG.map(
      ({ date, title, description }) => `### ${longDate(date)}: ${title}\n\n${description}`,
    ),
  ].join('\n\n');
}
