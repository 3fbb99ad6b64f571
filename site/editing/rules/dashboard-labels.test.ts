import { describe, expect, it } from 'vitest';
import { faultsOf, plantPage } from '../planted.ts';
import { dashboardLabels } from './dashboard-labels.ts';

describe('dashboard paths and labels', () => {
  it('finds a path that the dashboard does not have', async () => {
    const page = plantPage(
      'Open **Rental → Prices**.\n\nOpen **Planning → Board → Add blockout**.',
    );
    expect(await faultsOf(dashboardLabels, page)).toEqual([
      expect.stringMatching(/^6: The path 'Rental → Prices' leaves the dashboard at 'Prices'/),
      expect.stringMatching(/^8: .* leaves the dashboard at 'Add blockout'/),
    ]);
  });

  it('finds a label that no screen has, and bold that is no label', async () => {
    const page = plantPage('Click **Hand Out**. This is **very** important.');
    expect(await faultsOf(dashboardLabels, page)).toEqual([
      expect.stringMatching(/^6: 'Hand Out' is in bold/),
      expect.stringMatching(/^6: 'very' is in bold/),
    ]);
  });

  it('finds both on a drawn screen', async () => {
    const page = plantPage(
      '```picture screen\nlabel: A screen.\npath: Planning → Docks\nblocks:\n  - {buttons: [Save, Send now]}\n```',
    );
    expect(await faultsOf(dashboardLabels, page)).toEqual([
      expect.stringMatching(/^8: The path 'Planning → Docks'/),
      expect.stringMatching(/^10: 'Send now'/),
    ]);
  });

  it('lets paths and labels of the dashboard pass, with a record of the example in between', async () => {
    const page = plantPage(
      'Open **Planning → Blockouts → Add blockout**, then **Save**.\n\n```picture screen\nlabel: A screen.\npath: Bookings → R7K2QD → Finances\nblocks:\n  - {buttons: [Add cost]}\n```',
    );
    expect(await faultsOf(dashboardLabels, page)).toEqual([]);
  });
});
