import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { installPeer } from '../../scripts/bench/install-peer.ts';

/**
 * What a rental company would put on its site instead: a page with the most used calendar of the
 * registry, FullCalendar, that shows free days, and a plain form below it. Nothing is asked from a
 * server, so it does less than the booking form and costs less than it would in earnest.
 */
export async function serveCalendarWidget(): Promise<{ url: string; stop(): void }> {
  const folder = await installPeer('fullcalendar', { fullcalendar: '^6.1.15' });
  const script = readFileSync(join(folder, 'node_modules/fullcalendar/index.global.min.js'));
  const files: Record<string, [type: string, body: Buffer]> = {
    '/': ['text/html; charset=utf-8', Buffer.from(PAGE)],
    '/fullcalendar.js': ['text/javascript; charset=utf-8', script],
    '/start.js': ['text/javascript; charset=utf-8', Buffer.from(START)],
  };
  const server = createServer(({ url = '' }, response) => {
    const [type, body] = files[url] ?? [];
    if (!type || !body) return response.writeHead(404).end();
    const headers = { 'Content-Type': type, 'Content-Encoding': 'br' };
    return response.writeHead(200, headers).end(brotliCompressSync(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Book a boat">
<title>Book a boat</title>
<link rel="icon" href="data:,">
<script src="/fullcalendar.js" defer></script>
<script src="/start.js" defer></script>
</head>
<body>
<main>
<h1>Book a boat</h1>
<div id="calendar"></div>
<form action="/book" method="post">
<p><label>Boat <select name="boat"><option>Plover 5</option><option>Gannet 8</option></select></label></p>
<p><label>Day <input name="day" type="date"></label></p>
<p><label>Name <input name="name" autocomplete="name"></label></p>
<p><label>E-mail <input name="email" type="email" autocomplete="email"></label></p>
<button>Send</button>
</form>
</main>
</body>
</html>
`;

const START = `
const days = Array.from({ length: 28 }, (_, index) => {
  const day = new Date();
  day.setDate(day.getDate() + index);
  return { title: 'free', start: day.toISOString().slice(0, 10), allDay: true };
});
new FullCalendar.Calendar(document.querySelector('#calendar'), { events: days }).render();
`;
