import { expect, test, vi } from 'vitest';
import { highlight } from './highlight.ts';

test('code is colored to its end, however slow the machine is', () => {
  let now = 0;
  const slow = vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
  const html = highlight("const url = 'https://api.slipway.example';", 'javascript');
  slow.mockRestore();
  expect(html).toBe(
    `<span class="code-keyword">const</span> url = <span class="code-string">'https://api.slipway.example'</span>;`,
  );
});
