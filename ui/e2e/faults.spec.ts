import { expect, test } from './pages.ts';

/** The fault, what is said about it, a page with it and the same page as it should be. */
const FAULTS: [fault: string, says: RegExp, wrong: string, right: string][] = [
  [
    'a text that bursts its button',
    /label.*"1 hour 30 minutes" runs \d+ px over the right edge of its box of 92 × \d+ px/,
    '<label style="display:block;width:90px;border:1px solid;white-space:nowrap">1 hour 30 minutes</label>',
    '<label style="display:block;width:90px;border:1px solid">1 hour 30 minutes</label>',
  ],
  [
    'a text that is higher than its box',
    /the text "Two lines of words" runs 13 px over the bottom edge of its box of 80 × 30 px/,
    '<div style="width:80px;height:30px;background:#eee">Two lines of words</div>',
    '<div style="width:80px;min-height:30px;background:#eee">Two lines of words</div>',
  ],
  [
    'a text that is cut off',
    /\d+ px of the text "Wednesday" are cut off at the right by div/,
    '<div style="width:50px;overflow:hidden">Wednesday</div>',
    '<div style="width:50px;overflow:auto">Wednesday</div>',
  ],
  [
    'a text that is cut off where a box ends together with what it is in',
    /\d+ px of the text "Wednesday" are cut off at the right by div/,
    '<div style="width:50px;overflow:hidden"><p>Wednesday</p></div>',
    '<div style="width:50px;overflow:hidden"><p style="overflow:auto">Wednesday</p></div>',
  ],
  [
    'dots without the whole text',
    /cut with dots, and no title says the whole/,
    '<div style="width:50px;overflow:hidden;text-overflow:ellipsis">Wednesday</div>',
    '<div title="Wednesday" style="width:50px;overflow:hidden;text-overflow:ellipsis">Wednesday</div>',
  ],
  [
    'texts that are printed over each other',
    /"Wed, November 18" and the text "Thu, November 19" .* printed over each other/,
    '<div style="display:flex;white-space:nowrap"><p style="width:60px">Wed, November 18</p><p style="width:60px">Thu, November 19</p></div>',
    '<div style="display:flex;white-space:nowrap;gap:100px"><p style="width:60px">Wed, November 18</p><p style="width:60px">Thu, November 19</p></div>',
  ],
  [
    'texts that are printed over each other far below the window',
    /"Wed, November 18" and the text "Thu, November 19" .* printed over each other/,
    '<div style="margin-top:2000px;display:flex;white-space:nowrap"><p style="width:60px">Wed, November 18</p><p style="width:60px">Thu, November 19</p></div>',
    '<div style="margin-top:2000px;position:relative"><p>Under</p><p style="position:absolute;top:0;background:#fff">Over it</p></div>',
  ],
  [
    'a text on another one',
    /"Over it" and the text "Under" .* are printed over each other/,
    '<p>Under</p><p style="position:absolute;top:0">Over it</p>',
    '<p>Under</p><p style="position:absolute;top:0;background:#fff">Over it</p>',
  ],
  [
    'a page that is wider than its window',
    /The page is \d+ px wide in a window of 390 px: div .*#wide.* reaches to 477 px/,
    '<div id="wide" style="width:477px;height:20px;background:#eee"></div>',
    '<div id="wide" style="max-width:477px;height:20px;background:#eee"></div>',
  ],
  [
    'a text out of a window that cannot be scrolled',
    /the text "A long line.*" reaches \d+ px out of the window/,
    '<p style="position:fixed;left:9px;white-space:nowrap">A long line that goes on and on beyond the edge of a phone</p>',
    '<p style="position:fixed;left:9px">A long line that goes on and on beyond the edge of a phone</p>',
  ],
  [
    'a text that stays under a bar',
    /the text "The end" stays under div .*however far one scrolls/,
    '<p style="height:1500px">Words</p><p style="margin:0">The end</p><div style="position:fixed;inset:auto 0 0;background:#fff">The bar</div>',
    '<p style="height:1500px">Words</p><p style="margin:0 0 40px">The end</p><div style="position:fixed;inset:auto 0 0;background:#fff">The bar</div>',
  ],
  [
    'a list that cuts its own choice',
    /select.*"Saturday, June 14, 18:00" needs \d+ px and has \d+ px/,
    '<select style="width:90px"><option>Saturday, June 14, 18:00</select>',
    '<select><option>Saturday, June 14, 18:00</select>',
  ],
  [
    'a hint that is wider than its field',
    /"Search for a booking.*" needs \d+ px and has \d+ px/,
    '<input style="width:90px" placeholder="Search for a booking, a customer or a boat">',
    '<input style="width:360px" placeholder="Search for a booking, a customer or a boat">',
  ],
  [
    'a control that is stretched',
    /select .*: is 180 px high, stretched/,
    '<div style="display:flex;height:180px"><select><option>English</select></div>',
    '<div style="display:flex;height:180px;align-items:center"><select><option>English</select></div>',
  ],
  [
    'a target that is too small and too near',
    /button "×".*: 14 × 14 px are too small to hit beside button "\+"/,
    '<style>button{all:unset;display:inline-block}.s{width:14px;height:14px}.l{width:24px;height:24px}</style><button class="s">×</button><button class="l">+</button>',
    '<style>button{all:unset;display:inline-block}.s{width:14px;height:14px;margin:5px}.l{width:24px;height:24px}</style><button class="s">×</button><button class="l">+</button>',
  ],
  [
    'a pale text',
    /the text "Pale" has a contrast of 2\.\d+:1 instead of 4\.5:1, #999999 on #eeeeee \(light\)/,
    '<p style="color:#999;background:#eee">Pale</p>',
    '<p style="color:#595959;background:#eee">Pale</p>',
  ],
  [
    'a large pale text',
    /instead of 3:1/,
    '<p style="color:#999;background:#eee;font-size:24px">Pale</p>',
    '<p style="color:#888;background:#fff;font-size:24px">Pale</p>',
  ],
  [
    'a text that is pale by half of its ground',
    /contrast of 1\.\d+:1/,
    '<div style="background:#000"><p style="background:rgb(255 255 255 / 60%);color:#888">Half</p></div>',
    '<div style="background:#000"><p style="background:rgb(255 255 255 / 90%);color:#000">Half</p></div>',
  ],
  [
    'a text that is pale in mixed colors',
    /contrast of [12]\.\d+:1/,
    '<p style="color:color-mix(in oklab, #0e4a5c 30%, white);background:oklab(0.98 0 0)">Mixed</p>',
    '<p style="color:color-mix(in oklab, #0e4a5c 90%, white);background:oklab(0.98 0 0)">Mixed</p>',
  ],
  [
    'a text that is pale by night alone',
    /contrast of 1\.\d+:1 .* \(dark\)/,
    '<style>:root{color-scheme:light dark}p{color:light-dark(#000,#333);background:light-dark(#fff,#111)}</style><p>Night</p>',
    '<style>:root{color-scheme:light dark}p{color:light-dark(#000,#ccc);background:light-dark(#fff,#111)}</style><p>Night</p>',
  ],
  [
    'a chosen button that is pale while hovered',
    /button "18".*contrast of 1\.\d+:1 .* \(light and hovered, light and pressed\)/,
    '<style>[aria-pressed=true]{background:#0e4a5c;color:#fff}button:not(:disabled):hover{background:#eee}</style><button aria-pressed="true">18</button>',
    '<style>button:hover{background:#eee}button[aria-pressed=true]{background:#0e4a5c;color:#fff}</style><button aria-pressed="true">18</button>',
  ],
  [
    'a label that is pale while it is pressed, in a nested rule with a transition',
    /"Three hours".*contrast of 1\.\d+:1 .* \(light and pressed\)/,
    '<style>label{transition:color 1s;& span{transition:color 1s}&:active{span{color:#ddd}}}</style><label><input type="radio"><span>Three hours</span></label>',
    '<style>label{transition:color 1s;& span{transition:color 1s}&:active{span{color:#222}}}</style><label><input type="radio"><span>Three hours</span></label>',
  ],
  [
    'a link that is pale while it has the focus',
    /link "Terms".*contrast of 1\.\d+:1 .* \(light and focused\)/,
    '<style>a:focus-visible{color:#fff}</style><a href="/terms">Terms</a>',
    '<style>a:focus-visible{color:#000;background:#fff}</style><a href="/terms">Terms</a>',
  ],
];

for (const [fault, says, wrong, right] of FAULTS) {
  test(`finds ${fault}, and nothing on the page as it should be`, async ({ watch, show }) => {
    const findingsOn = async (html: string) => {
      const page = await show(html);
      await watch.lookAt(page);
      return watch.takeFindings();
    };
    const found = await findingsOn(wrong);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(says);
    expect(await findingsOn(right)).toEqual([]);
  });
}
