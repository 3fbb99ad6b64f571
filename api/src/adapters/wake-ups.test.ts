import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { openWakeUps } from './wake-ups.ts';

test('changes of many companies at one moment are heard by another process, in one statement', async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error) => warnings.push(message);
  process.on('warning', note);
  const heard: string[] = [];
  const open = (hear: (tenantId: string) => void) =>
    openWakeUps({
      url: process.env.TEST_DATABASE_URL as string,
      heard: hear,
      began: () => {},
      log: createLog('error', () => new Date(), console.error),
    });
  const [one, other] = [open(() => {}), open((tenantId) => heard.push(tenantId))];
  try {
    await expect.poll(() => one.isListening() && other.isListening()).toBe(true);
    const companies = ['heronbay', 'kestrelquay', 'millpond'];
    for (const company of companies) one.announce(company);
    await expect.poll(() => heard.toSorted()).toEqual(companies);
    // The driver warns of a statement that is sent while another runs.
    expect(warnings).toEqual([]);
  } finally {
    process.off('warning', note);
    await Promise.all([one.stop(), other.stop()]);
  }
});
