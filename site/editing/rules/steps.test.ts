import { describe, expect, it } from 'vitest';
import { faultsOf, plantPage } from '../planted.ts';
import { steps } from './steps.ts';

function stepsOf(...texts: string[]): string {
  return `<Steps>\n\n${texts.map((text, index) => `${index + 1}. ${text}`).join('\n')}\n\n</Steps>`;
}

describe('steps', () => {
  it('finds more than eight', async () => {
    const page = plantPage(stepsOf(...Array<string>(9).fill('Open the page.')));
    expect(await faultsOf(steps, page)).toEqual([expect.stringMatching(/^6: There are 9 steps/)]);
  });

  it('finds a step that does not begin with a verb', async () => {
    const page = plantPage(stepsOf('Open the page.', 'The page opens.'));
    expect(await faultsOf(steps, page)).toEqual([expect.stringMatching(/^9: The step 'The page/)]);
  });

  it('finds steps without numbers', async () => {
    const page = plantPage('<Steps>\n\n- Open the page.\n\n</Steps>');
    expect(await faultsOf(steps, page)).toEqual([expect.stringMatching(/no numbered list/)]);
  });

  it('lets eight steps pass, and any other list', async () => {
    const page = plantPage(`${stepsOf(...Array<string>(8).fill('Open it.'))}\n\n- The first boat`);
    expect(await faultsOf(steps, page)).toEqual([]);
  });
});
