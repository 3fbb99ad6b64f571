import { balanceAt } from '@slipway/company';
import Type from 'typebox';
import { optionalText, strict, text } from '../../picture.ts';
import {
  checklist,
  costTable,
  depositTable,
  paymentTable,
  signatures,
} from '../../saturday/booking-page.ts';
import { freeRow, takenBoats, todayCards } from '../../saturday/figures.ts';
import { insightCards } from '../../saturday/insights.ts';
import { euros, type Scene } from '../../saturday/scene.ts';
import { bookingTable, historyTable, orderTable } from '../../saturday/tables.ts';
import type { Block } from './blocks.ts';

const callout = optionalText;
const texts = Type.Array(text, { minItems: 1 });
const columns = Type.Array(Type.Union([text, Type.Record(Type.String(), text)]), { minItems: 1 });

/** What the Saturday puts on a screen: bookings are named by their reference, models by name. */
export const saturdayBlock = Type.Union([
  strict({ seen: text, callout }),
  strict({ columns, bookings: texts, callout }),
  strict({ columns, orders: texts, callout }),
  strict({ columns, history: text, callout }),
  strict({ today: texts, callout }),
  strict({ insights: texts, callout }),
  strict({ free: text, times: texts, callout }),
  strict({ taken: text, time: text, callout }),
  strict({ checklist: text, callout }),
  strict({ signatures: text, callout, missing: optionalText }),
  strict({ costs: text, callout }),
  strict({ payments: text, callout }),
  strict({ deposits: text, callout }),
  strict({ balance: text, callout }),
]);

type SaturdayBlock = Type.Static<typeof saturdayBlock>;

/** The typed blocks that a block of the Saturday comes to. */
export function fillBlock(block: Block | SaturdayBlock, scene: Scene): Block[] {
  const explained = block.callout === undefined ? {} : { callout: block.callout };
  if ('seen' in block) {
    return [{ chips: [block.seen, scene.date(scene.at), scene.time(scene.at)], ...explained }];
  }
  if ('bookings' in block) {
    return [{ ...bookingTable(block.columns, block.bookings, scene), ...explained }];
  }
  if ('orders' in block) {
    return [{ ...orderTable(block.columns, block.orders, scene), ...explained }];
  }
  if ('history' in block) {
    return [{ ...historyTable(block.columns, block.history, scene), ...explained }];
  }
  if ('today' in block) return [{ cards: todayCards(block.today, scene), ...explained }];
  if ('insights' in block) return [{ cards: insightCards(block.insights, scene), ...explained }];
  if ('free' in block) {
    const row = freeRow(block.free, block.times, scene);
    return [{ columns: block.times, rows: [row], ...explained }];
  }
  if ('taken' in block) {
    const { heading, reasons } = takenBoats(block.taken, block.time, scene);
    return [
      { heading },
      ...onFirst(
        reasons.map((note) => ({ note })),
        block.callout,
      ),
    ];
  }
  if ('checklist' in block) {
    const ticks = checklist(block.checklist, scene);
    return onFirst(ticks, block.callout, ({ done }) => !done);
  }
  if ('signatures' in block) {
    const ticks = onFirst(signatures(block.signatures, scene), block.callout);
    return onFirst(ticks, block.missing, ({ done }) => !done);
  }
  if ('costs' in block) return [{ ...costTable(block.costs, scene), ...explained }];
  if ('payments' in block) return [{ ...paymentTable(block.payments, scene), ...explained }];
  if ('deposits' in block) return [{ ...depositTable(block.deposits, scene), ...explained }];
  if ('balance' in block) {
    const value = euros(balanceAt(scene.booking(block.balance), scene.at));
    return [{ field: 'Balance', value, ...explained }];
  }
  return [block];
}

/** Puts a callout on the first block that it is meant for. */
function onFirst<Filled extends object>(
  blocks: readonly Filled[],
  callout: string | undefined,
  isMeant: (block: Filled) => boolean = () => true,
): (Filled & { callout?: string })[] {
  const first = callout === undefined ? undefined : blocks.find(isMeant);
  return blocks.map((block) => (block === first && callout ? { ...block, callout } : block));
}
