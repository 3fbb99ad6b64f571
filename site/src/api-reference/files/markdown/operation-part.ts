import type { Operation } from '@slipway/contract';
import { longDate } from '../../../long-date.ts';
import { samplesOf } from '../../../samples/samples.ts';
import { type Answer, acceptedHeadersOf, answersOf } from '../../answers.ts';
import type { FieldSchema } from '../../fields.ts';
import { fenced } from './fenced.ts';
import { fieldTable } from './field-table.ts';

/** One operation as Markdown. */
export function operationPart(operation: Operation): string {
  const { summary, method, path, description, params, query, body, deprecated } = operation;
  const parts = { Path: params, Query: query, Body: body };
  return [
    `### ${summary}`,
    `\`${method.toUpperCase()} ${path}\``,
    deprecated &&
      `**Deprecated** since ${longDate(deprecated.since)}, may stop to answer from ${longDate(deprecated.sunset)} on. Use \`${deprecated.replacedBy}\`.`,
    description,
    ...Object.entries(parts).flatMap(([title, schema]) =>
      schema ? [`**${title}**`, fieldTable(schema as FieldSchema, true)] : [],
    ),
    `Headers you may add: ${acceptedHeadersOf(operation).join(', ')}.`,
    ...requestParts(operation),
    ...answersOf(operation).flatMap(answerPart),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function requestParts({ id, examples }: Operation): string[] {
  return Object.entries(examples)
    .filter(([, { status }]) => status === 200)
    .flatMap(([name, { summary }]) => [
      `Request: ${summary}`,
      fenced('sh', samplesOf(id, name).curl),
    ]);
}

function answerPart({ status, description, headers, schema, examples }: Answer): string[] {
  return [
    `**Answer ${status}**: ${description}`,
    status === '200' ? fieldTable(schema, false) : '',
    `Headers: ${headers.join(', ')}.`,
    ...examples.flatMap(({ summary, value }) => [
      summary === description ? '' : `${summary}:`,
      fenced('json', JSON.stringify(value, null, 2)),
    ]),
  ];
}
