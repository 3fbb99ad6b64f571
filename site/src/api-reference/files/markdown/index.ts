import {
  ANSWER_HEADER,
  API,
  integratorApi,
  type Operation,
  REQUEST_HEADER,
  TAGS,
} from '@slipway/contract';
import { samplesOf } from '../../../samples/samples.ts';
import { REFERENCE_ROUTE } from '../../anchors.ts';
import { DOWNLOADS } from '../../downloads.ts';
import { LIMITS } from '../../limits.ts';
import { PROSE } from '../../prose/index.ts';
import { QUICKSTART } from '../../quickstart.ts';
import { REFERENCE_TITLE } from '../../title.ts';
import { changesPart } from './changes-part.ts';
import { errorPart } from './error-part.ts';
import { fenced } from './fenced.ts';
import { table } from './field-table.ts';
import { operationPart } from './operation-part.ts';

/** The whole reference as Markdown, with samples for curl. */
export function referenceMarkdown(site: string): string {
  const page = [
    `# ${REFERENCE_TITLE}`,
    API.description,
    `- Address: \`${API.url}\`\n- Sandbox on your machine: \`${API.sandboxUrl}\`\n- OpenAPI document: ${site}${DOWNLOADS.openApiJson.path}`,
    quickstartPart(),
    ...PROSE.map(({ title, text }) => `## ${title}\n\n${text.trim()}`),
    `## Limits\n\n${table(
      ['What', 'Limit'],
      LIMITS.map((line) => [...line]),
    )}`,
    headerPart(),
    ...Object.entries(TAGS).map(([tag, { title, description }]) =>
      [
        `## ${title}`,
        description,
        ...Object.values<Operation>(integratorApi.operations)
          .filter((operation) => operation.tag === tag)
          .map(operationPart),
      ].join('\n\n'),
    ),
    errorPart(),
    changesPart(),
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
