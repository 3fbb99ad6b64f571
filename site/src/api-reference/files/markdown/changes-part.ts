import { CHANGELOG, integratorApi, type OperationId } from '@slipway/contract';
import { longDate } from '../../../long-date.ts';
import { DEPRECATED_OPERATIONS, DEPRECATION_RULE, deprecatedFields } from '../../deprecations.ts';
import { table } from './field-table.ts';

/** What is deprecated and what has changed, as Markdown. */
export function changesPart(): string {
  const calls = DEPRECATED_OPERATIONS.map(({ path, deprecated }) => [
    `\`GET ${path}\`, until ${longDate(deprecated?.sunset ?? '')}`,
    `\`GET ${integratorApi.operations[deprecated?.replacedBy as OperationId].path}\``,
  ]);
  const fields = deprecatedFields().map(({ schema, path, replacedBy }) => [
    `\`${path.join('.')}\` of ${schema}`,
    `\`${replacedBy}\``,
  ]);
  return [
    '## Deprecations',
    DEPRECATION_RULE,
    table(['Old', 'New'], [...calls, ...fields]),
    '## Changelog',
    ...CHANGELOG.map(
      ({ date, title, description }) => `### ${longDate(date)}: ${title}\n\n${description}`,
    ),
  ].join('\n\n');
}
