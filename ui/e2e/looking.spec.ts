import type { Page } from '@playwright/test';
import { LayoutWatch } from '../layout-check/layout-watch.ts';
import { expect, test } from './pages.ts';

const PALE = '<p style="color:#ccc">Pale</p>';
const SHOWS = /the text "Pale" has a contrast of/;

/** Presses of the first button bring a text, those of the second take it away again. */
async function comeAndGo(page: Page): Promise<void> {
  await page.evaluate((html) => {
    const [come, go] = document.querySelectorAll('button');
    const place = document.querySelector('div') as HTMLElement;
    come?.addEventListener('click', () => {
      place.innerHTML = html;
    });
    go?.addEventListener('pointerdown', () => place.replaceChildren());
  }, PALE);
}

const BUTTONS = '<button>Come</button> <button>Go</button><div></div>';

/** What is found within a few seconds, when nobody asks. */
function found(watch: LayoutWatch) {
  const all: string[] = [];
  const look = () => {
    all.push(...watch.takeFindings());
    return all.join('\n');
  };
  return expect.poll(look, { timeout: 20_000 });
}

test('a page is looked at when it has settled', async ({ watch, show }) => {
  await show(PALE);
  await found(watch).toMatch(SHOWS);
});

test('what is there from one press to the next is looked at', async ({ watch, show }) => {
  const page = await show(BUTTONS);
  await comeAndGo(page);
  await page.evaluate(async () => {
    const [come, go] = document.querySelectorAll('button');
    come?.click();
    await Promise.resolve();
    go?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  });
  expect(await page.locator('div').innerHTML()).toBe('');
  await found(watch).toMatch(SHOWS);
});

test('a page that is not watched is looked at when it is left, and no sooner', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const watch = new LayoutWatch(false);
  await watch.watch(context);
  const page = await context.newPage();
  await page.route('http://page.localhost/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<div>${BUTTONS}</div>` }),
  );
  await page.goto('http://page.localhost/');
  const before = watch.looks;
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), PALE);
  await page.getByRole('button', { name: 'Come' }).click();
  expect(watch.looks).toBe(before);
  await context.close();
  expect(watch.takeFindings().join()).toMatch(SHOWS);
});

test('a page is looked at before it is left, and before it is closed', async ({ watch, show }) => {
  const page = await show(BUTTONS);
  const leave = async (how: () => Promise<unknown>) => {
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), PALE);
    await how();
  };
  await leave(() => show('<p>Another page</p>', '/another'));
  expect(watch.takeFindings().join()).toMatch(SHOWS);
  await leave(() => page.close());
  expect(watch.takeFindings().join()).toMatch(SHOWS);
});

test('a page that was good is not looked at again by the next test', async ({
  watch,
  show,
  page,
  browser,
}) => {
  await show('<p>Good</p>');
  await watch.lookAt(page);
  expect(watch.looks).toBe(1);
  const context = await browser.newContext({ viewport: page.viewportSize() });
  await watch.watch(context);
  await watch.lookAt(await show('<p>Good</p>', '/', await context.newPage()));
  await context.close();
  expect(watch.looks).toBe(1);
});

test('colors and states are looked at without leaving a trace', async ({ watch, show }) => {
  const page = await show(
    '<style>button { transition: color 1s } button:hover { color: #ddd }</style><button>Go</button>',
  );
  await found(watch).toMatch(/light and hovered/);
  const state = await page.evaluate(() => ({
    html: document.body.outerHTML + document.documentElement.getAttributeNames(),
    color: getComputedStyle(document.querySelector('button') as Element).color,
    running: document.getAnimations().length,
  }));
  expect(state).toEqual({
    html: '<body><button>Go</button></body>lang',
    color: 'rgb(0, 0, 0)',
    running: 0,
  });
});

test('a heading that gets the focus out of sight is found, also in a page that frames it', async ({
  watch,
  show,
}) => {
  await show('<h1 tabindex="-1">Which day?</h1><p style="height:1500px">Days</p>', '/form');
  const page = await show('<iframe src="/form" style="width:390px;height:1600px"></iframe>');
  await page.evaluate(() => scrollTo(0, 900));
  const heading = page.frameLocator('iframe').locator('h1');
  await heading.evaluate((each: HTMLElement) => each.focus({ preventScroll: true }));
  await found(watch).toMatch(/heading "Which day\?".* has the focus and is not in sight/);
});

test('what a press brings under a bar is found', async ({ watch, show }) => {
  const page = await show(
    `<div style="height:800px"><button>Show the code</button></div><div style="height:900px"></div>
     <nav style="position:fixed;inset:auto 0 0;height:60px;background:#fff">Menu</nav>`,
  );
  await page.evaluate(() =>
    document.querySelector('button')?.addEventListener('click', () => {
      const code = document.createElement('p');
      code.textContent = 'A code to scan';
      document.querySelectorAll('div')[1]?.append(code);
    }),
  );
  await page.getByRole('button').click();
  await found(watch).toMatch(/button "Show the code".* shows p "A code to scan".* not in sight/);
});

test('what is in sight with the focus or after a press is right', async ({ watch, show }) => {
  const page = await show('<h1 tabindex="-1">Which day?</h1><button>Add</button><div></div>');
  await page.evaluate(() =>
    document.querySelector('button')?.addEventListener('click', () => {
      document.querySelector('div')?.append(document.createElement('hr'), 'A code to scan');
      document.querySelector('h1')?.focus();
    }),
  );
  await page.getByRole('button').click();
  await page.waitForTimeout(1000);
  expect(watch.takeFindings()).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a page is looked at before it is closed', async ({ watch, show }) => {
    const page = await show(PALE);
    await page.close();
    expect(watch.takeFindings().join()).toMatch(SHOWS);
  });
});

test('a frame that shows nothing but an error is found', async ({ watch, show }) => {
  const page = await show('<iframe src="http://page.localhost/blocked"></iframe>');
  await page.route('**/blocked', (route) => route.abort());
  await page.reload();
  await watch.lookAt(page);
  expect(watch.takeFindings().join()).toMatch('a frame shows an error of the browser');
});
