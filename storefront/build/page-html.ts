/**
 * The HTML of a page before the server fills in what differs by company and visitor:
 * `{{language}}`, `{{title}}`, `{{preloads}}` and `{{noscript}}`, all of them escaped.
 */
export function pageHtml(files: {
  entry: string;
  preloaded: readonly string[];
  styles: readonly string[];
}): string {
  const { entry, preloaded, styles } = files;
  return [
    '<!doctype html>',
    '<html lang="{{language}}">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    '<title>{{title}}</title>',
    // No icon: otherwise every browser asks for one that is not there.
    '<link rel="icon" href="data:,">',
    // What the page asks first, under way before its script has arrived.
    '<link rel="preload" href="/customer/form?language={{language}}" as="fetch" crossorigin="anonymous">',
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...preloaded.map((file) => `<link rel="modulepreload" href="/${file}">`),
    '{{preloads}}',
    `<script type="module" src="/${entry}"></script>`,
    '</head>',
    '<body>',
    '<noscript><p class="noscript">{{noscript}}</p></noscript>',
    '<div id="page"></div>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
