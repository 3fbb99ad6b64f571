import { expect, test } from 'vitest';
import { recordsOfPage } from './page-records.ts';

const page = `<!doctype html><html lang=en><head><meta name=description content="Stop new bookings.">
<body><nav>Menu</nav><main><h1>Block boats</h1>
<div class=markdown><p>Blocked <b>at once</b>.<ul><li>One<li>Two</ul>
<h2 id=which>Which one<a class=hash-link href=#which aria-label="Direct link">#</a></h2>
<p>Pick <code>x &lt; y</code>.<button>Copy</button><pre>let code</pre><svg><text>drawn</text></svg>
<h3>Without a place</h3><p>Still the same section.
<h3 id=why>Why</h3><table><tr><td>a<td>b</table></div>
<aside>Related</aside></main>`;

test('the opening of a page holds its description and what stands before the first heading', () => {
  expect(recordsOfPage('/p/', page)[0]).toEqual({
    url: '/p/',
    page: 'Block boats',
    heading: '',
    text: 'Stop new bookings. Blocked at once. One Two',
  });
});

test('each heading with a place starts a record of its own', () => {
  expect(recordsOfPage('/p/', page).slice(1)).toEqual([
    {
      url: '/p/#which',
      page: 'Block boats',
      heading: 'Which one',
      text: 'Pick x < y. Without a place Still the same section.',
    },
    { url: '/p/#why', page: 'Block boats', heading: 'Why', text: 'a b' },
  ]);
});

test('a description that the page repeats is not indexed twice', () => {
  const [opening] = recordsOfPage('/p/', page.replace('Blocked', 'Stop new bookings. Blocked'));
  expect(opening?.text).toBe('Stop new bookings. Blocked at once. One Two');
});

test('a page without a heading stops the build and is named', () => {
  expect(() => recordsOfPage('/p/', '<main><p>Text')).toThrow('/p/ has no h1 or no main');
});
