import { RATE_LIMIT_PER_MINUTE } from '@slipway/contract';
import { afterAll, beforeAll, describe } from 'vitest';
import { type Callee, Caller } from '../../api/test/harness/caller.ts';
import { keepsTheContract } from '../../api/test/promises/contract.ts';
import { Tab } from './harness/tab.ts';

describe('every operation in a tab of Chromium', () => {
  let tab: Tab;

  beforeAll(async () => {
    tab = await Tab.open();
  });
  afterAll(() => tab?.close());

  // Both kinds of refusal together are more than one address may collect in a minute.
  let isForgiven = false;
  const forgiving: Callee = {
    async call(...request) {
      if (!isForgiven) await tab.reset();
      isForgiven = true;
      return tab.call(...request);
    },
  };

  keepsTheContract(() => {
    const { valid, otherCompany, agency } = tab.manifest.keys;
    return {
      heronBay: new Caller(tab, valid),
      presumptuous: new Caller(forgiving, valid),
      bringBackEndpoint: () => tab.reset(),
      kestrelQuay: new Caller(tab, otherCompany),
      agency: new Caller(tab, agency),
      mistyped: new Caller(tab, `${valid}x`),
      requestsPerMinute: RATE_LIMIT_PER_MINUTE,
    };
  });
});
