import { type LighthouseFigures, runLighthouse } from '../../scripts/bench/lighthouse.ts';
import { markdownTable } from '../../scripts/bench/markdown-table.ts';
import startApi from '../e2e/start-api.ts';
import { serveCalendarWidget } from './calendar-widget.ts';
import { serveWebsite } from './website.ts';

const RUNS = 3;

const HEADS = [
  'page',
  'script KiB',
  'all KiB',
  'requests',
  'interactive s',
  'Lighthouse (perf a11y best)',
];

function row(name: string, figures: LighthouseFigures): string[] {
  const { script, all, requests, interactive, performance, accessibility, bestPractices } = figures;
  return [
    name,
    script.toFixed(1),
    all.toFixed(1),
    String(requests),
    interactive.toFixed(2),
    [performance, accessibility, bestPractices].join(' '),
  ];
}

/** Prints what the first screen of the booking form costs, as Markdown. */
async function bench(): Promise<void> {
  console.error('Starting the API …');
  const stopApi = await startApi(new URL('../../company/examples/', import.meta.url));
  const widget = await serveCalendarWidget();
  const website = await serveWebsite(process.env.FORM_URL ?? '');
  try {
    console.error('The booking form …');
    const form = await runLighthouse(`${process.env.FORM_URL}/book`, RUNS);
    console.error('A calendar widget with a plain form …');
    const peer = await runLighthouse(widget.url, RUNS);
    console.error('A website without and with embed.js …');
    const plain = await runLighthouse(website.plain, RUNS);
    const embedding = await runLighthouse(website.embedding, RUNS);
    const rows = [
      row('booking form, first screen', form),
      row('FullCalendar with a plain form', peer),
      row('a page of a website', plain),
      row('the same page with embed.js', embedding),
    ];
    console.log(`### The booking form on a simulated phone\n\n${markdownTable(HEADS, rows)}\n`);
  } finally {
    widget.stop();
    website.stop();
    await stopApi();
  }
}

bench().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
