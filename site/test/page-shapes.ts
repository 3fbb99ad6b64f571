import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TEXTS = /<(script|style)\b[^>]*>.*?<\/\1>|<!--.*?-->/gs;
const TAG = /<([a-z][\w-]*)((?:\s+[^\s"'>=/]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/g;
const ATTRIBUTE = /([^\s"'>=/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Attributes whose value decides how an element looks or what it is. */
const TELLING = /^(class|role|type|scope|open|disabled|aria-(current|expanded|haspopup|hidden))$/;

/** The kinds of elements of a page: names, classes and attributes, without its words. */
function shapesOf(html: string): Set<string> {
  const shapes = new Set<string>();
  for (const [, name = '', attributes = ''] of html.replace(TEXTS, '').matchAll(TAG)) {
    // Those of the document name the page itself.
    if (name === 'html' || name === 'body') continue;
    const telling = [...attributes.matchAll(ATTRIBUTE)]
      .filter(([, key = '']) => TELLING.test(key))
      .map(([, key, ...values]) => `${key}=${values.find((value) => value !== undefined) ?? ''}`);
    shapes.add(`${name} ${telling.sort().join(' ')}`);
  }
  return shapes;
}

/** A few pages that have among them every kind of element of all: the one with the most first. */
export function onePageOfEachShape(htmlOf: ReadonlyMap<string, string>): string[] {
  const shapes = new Map([...htmlOf].map(([route, html]) => [route, shapesOf(html)]));
  const missing = new Set([...shapes.values()].flatMap((own) => [...own]));
  const chosen: string[] = [];
  while (missing.size > 0) {
    const counted = [...shapes].map(([route, own]) => ({
      route,
      own,
      news: [...own].filter((shape) => missing.has(shape)).length,
    }));
    const { route, own } = counted.reduce((most, each) => (each.news > most.news ? each : most));
    for (const shape of own) missing.delete(shape);
    chosen.push(route);
  }
  return chosen;
}

/** The HTML of built pages by their routes. */
export function builtHtml(routes: readonly string[]): Map<string, string> {
  const build = path.resolve(__dirname, '../build');
  if (!existsSync(build)) {
    throw new Error('The site is not built. Run `npm run build -w site` first.');
  }
  return new Map(
    routes.map((route) => [route, readFileSync(path.join(build, route, 'index.html'), 'utf8')]),
  );
}
