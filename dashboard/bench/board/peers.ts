import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installPeer } from '../../../scripts/bench/install-peer.ts';

/** The two timelines that others would take, each with the script that draws the month with it. */
const SCRIPTS = {
  'vis-timeline': `
import { DataSet, Timeline } from 'vis-timeline/standalone';
import 'vis-timeline/styles/vis-timeline-graph2d.css';
let timeline;
window.drawing = {
  bars: '.vis-item',
  draw(month) {
    const start = Date.parse(month.from + 'T00:00:00+02:00');
    const groups = month.boats.map(({ id, name }) => ({ id, content: name }));
    const items = month.trips.map(({ id, boatId, customer, start, end }) => (
      { id, group: boatId, content: customer, start, end }));
    timeline = new Timeline(document.getElementById('board'), new DataSet(items), new DataSet(groups), {
      start, end: start + 14 * 86400000, height: '860px', stack: true, orientation: 'top', verticalScroll: true,
    });
  },
  scrollBy(pixels) {
    const { start, end } = timeline.getWindow();
    const ms = (pixels / 1328) * (end - start);
    timeline.setWindow(+start + ms, +end + ms, { animation: false });
  },
};`,
  'react-calendar-timeline': `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import Timeline from 'react-calendar-timeline';
import 'react-calendar-timeline/lib/Timeline.css';
const Component = Timeline.default ?? Timeline;
window.drawing = {
  bars: '.rct-item',
  draw(month) {
    const start = Date.parse(month.from + 'T00:00:00+02:00');
    const groups = month.boats.map(({ id, name }) => ({ id, title: name }));
    const items = month.trips.map(({ id, boatId, customer, start, end }) => (
      { id, group: boatId, title: customer, start_time: Date.parse(start), end_time: Date.parse(end) }));
    createRoot(document.getElementById('board')).render(createElement(Component, {
      groups, items, defaultTimeStart: start, defaultTimeEnd: start + 14 * 86400000, lineHeight: 40,
    }));
  },
  scrollBy(pixels) {
    document.querySelector('.rct-scroll').scrollLeft += pixels;
  },
};`,
} as const;

export type Peer = keyof typeof SCRIPTS;

/** Installs both, and gives the script of each, ready to be built. */
export async function preparePeers(): Promise<[name: Peer, script: string][]> {
  const folder = await installPeer('timelines', {
    'vis-timeline': '^8.5.4',
    'react-calendar-timeline': '^0.28.0',
    interactjs: '^1.10.27',
    moment: '^2.30.1',
    'prop-types': '^15.8.1',
    // The newest one that react-calendar-timeline was made for.
    react: '^18.3.1',
    'react-dom': '^18.3.1',
  });
  await mkdir(join(folder, 'pages'), { recursive: true });
  const prepared: [Peer, string][] = [];
  for (const [name, script] of Object.entries(SCRIPTS) as [Peer, string][]) {
    const file = join(folder, 'pages', `${name}.js`);
    await writeFile(file, script);
    prepared.push([name, file]);
  }
  return prepared;
}
