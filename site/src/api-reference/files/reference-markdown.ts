import {
  ANSWER_HEADER,
  API,
  CHANGELOG,
  ERROR_CATALOGUE,
  ERROR_STATUSES,
  type ErrorStatus,
  type Operation,
  type PublicApi,
  REQUEST_HEADER,
  TAGS,
} from '@slipway/contract';
import { longDate } from '../../long-date.ts';
import { samplesOf, writeSamples } from '../../samples/samples.ts';
import { systemPages } from '../../systemPages.ts';
import { REFERENCE_ROUTE } from '../anchors.ts';
import { type Answer, acceptedHeadersOf, answersOf } from '../answers.ts';
import { deprecatedCalls, deprecatedFields } from '../deprecations.ts';
import { DOWNLOADS } from '../downloads.ts';
import type { FieldSchema } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { QUICKSTART } from '../quickstart.ts';
import { type ReferenceSource, referenceSource } from '../source.ts';
import { fenced, fieldTable, table } from './markdown-blocks.ts';

/** A text of the reference that is written as MDX, as Markdown. */
export interface ReferenceProse {
  /** The anchor of its section. */
  id: string;
  title: string;
  text: string;
}

interface Parts {
  api: PublicApi;
  /** The address of the site, for links. */
  site: string;
  prose: ReferenceProse[];
}

/** The whole reference as Markdown, with samples for curl. */
export function referenceMarkdown({ api, site, prose }: Parts): string {
  const source = referenceSource(api);
  const proseOf = (id: string) => prose.find((each) => each.id === id)?.text ?? '';
  const guide = prose.filter(({ id }) => id !== 'errors' && id !== 'deprecations');
  const page = [
    `# ${systemPages[REFERENCE_ROUTE].title}`,
    API.description,
    `- Address: \`${API.url}\`\n- Sandbox on your machine: \`${API.sandboxUrl}\`\n- OpenAPI document: ${site}${DOWNLOADS.openApiJson.path}`,
    quickstartPart(),
    ...guide.map(({ title, text }) => `## ${title}\n\n${text}`),
    `## Limits\n\n${table(
      ['What', 'Limit'],
      LIMITS.map((line) => [...line]),
    )}`,
    headerPart(),
    ...Object.entries(TAGS).map(([tag, { title, description }]) =>
      [
        `## ${title}`,
        description,
        ...source.operations
          .filter((operation) => operation.tag === tag)
          .map((operation) => operationPart(operation, source)),
      ].join('\n\n'),
    ),
    errorPart(proseOf('errors')),
    changesPart(proseOf('deprecations'), source),
    `---\n\nSource: ${site}${REFERENCE_ROUTE}`,
  ];
  return `${page.join('\n\n').replaceAll('](#', `](${site}${REFERENCE_ROUTE}#`)}\n`;
}

function quickstartPart(): string {
  const { title, opening, steps, closing } = QUICKSTART;
  const written = steps.map(
    (step, position) =>
      `### ${position + 1}. ${step.title}\n\n${step.text}\n\n${fenced('sh', samplesOf(step.operation, step.example).curl)}`,
  );
  return [`## ${title}`, opening, ...written, closing].join('\n\n');
}

function headerPart(): string {
  const rows = [...Object.values(REQUEST_HEADER), ...Object.values(ANSWER_HEADER)].map(
    ({ name, description, example }) => [`\`${name}\``, description, `\`${example}\``],
  );
  return `## Headers\n\n${table(['Header', 'Meaning', 'Example'], rows)}`;
}

/** One operation as Markdown. */
function operationPart(operation: Operation, source: ReferenceSource): string {
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
    `Headers you may add: ${acceptedHeadersOf(operation, source).join(', ')}.`,
    ...requestParts(operation),
    ...answersOf(operation, source).flatMap(answerPart),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function requestParts(operation: Operation): string[] {
  return Object.entries(operation.examples)
    .filter(([, { status }]) => status === 200)
    .flatMap(([name, { summary }]) => [
      `Request: ${summary}`,
      fenced('sh', writeSamples(operation, name).curl),
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

/** The error catalogue as Markdown. */
function errorPart(opening: string): string {
  return ['## Errors', opening, ...ERROR_STATUSES.map(errorEntry)].join('\n\n');
}

function errorEntry(status: ErrorStatus): string {
  const { meaning, cause, remedy, sentences, example } = ERROR_CATALOGUE[status];
  return [
    `### ${status}`,
    meaning,
    `**Why.** ${cause}`,
    `**What to do.** ${remedy}`,
    sentences.length > 1 && sentences.map((sentence) => `- ${sentence}`).join('\n'),
    fenced('json', JSON.stringify(example, null, 2)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What is deprecated and what has changed, as Markdown. */
function changesPart(rule: string, { operations }: ReferenceSource): string {
  const calls = deprecatedCalls(operations).map(({ operation, sunset, replacement }) => [
    `\`GET ${operation.path}\`, until ${longDate(sunset)}`,
    `\`GET ${replacement.path}\``,
  ]);
  const fields = deprecatedFields(operations).map(({ schema, path, replacedBy }) => [
    `\`${path.join('.')}\` of ${schema}`,
    `\`${replacedBy}\``,
  ]);
  return [
    '## Deprecations',
    rule,
    table(['Old', 'New'], [...calls, ...fields]),
    '## Changelog',
    ...CHANGELOG.map(
      ({ date, title, description }) => `### ${longDate(date)}: ${title}\n\n${description}`,
    ),
  ].join('\n\n');
}
