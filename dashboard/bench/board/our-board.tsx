import '@slipway/ui/styles.css';
import '../../src/app/page.css';
import { createRoot } from 'react-dom/client';
import { type DashboardFacts, DashboardFactsProvider } from '../../src/api/facts.ts';
import type { BoardAnswer } from '../../src/features/planning/answer.ts';
import styles from '../../src/features/planning/Board.module.css';
import { rowsOf } from '../../src/features/planning/layout.ts';
import { Timeline } from '../../src/features/planning/Timeline.tsx';
import { ToastProvider } from '../../src/shell/toasts/Toasts.tsx';
import type { Month } from './month.ts';

const DOCK = '00000000-0000-7000-8003-000000000001';

window.drawing = {
  bars: 'section[aria-label="Timeline"] button',
  draw(month) {
    const now = Date.parse(`${month.from}T12:00:00+02:00`);
    const facts = { now: new Date(now).toISOString(), permissions: ['bookings.edit'] };
    createRoot(document.getElementById('board') as HTMLElement).render(
      <DashboardFactsProvider value={facts as unknown as DashboardFacts}>
        <ToastProvider>
          <div className={styles.screen}>
            <Timeline
              rows={rowsOf(boardOf(month), month, now, [])}
              from={month.from}
              days={month.days}
              today={month.from}
              dayPath={(date) => `?day=${date}`}
              parking={{ parked: [], park: () => {}, takeOut: () => {} }}
            />
          </div>
        </ToastProvider>
      </DashboardFactsProvider>,
    );
  },
  scrollBy(pixels) {
    document.querySelector('section[aria-label="Timeline"]')?.scrollBy(pixels, 0);
  },
};

/** The month as the API tells it. Every boat is out or back, so that each has a row of its own. */
function boardOf({ boats, trips }: Month): BoardAnswer {
  const models = [...new Set(boats.map(({ model }) => model))];
  const modelOf = new Map(boats.map(({ id, model }) => [id, model]));
  return {
    docks: [
      {
        id: DOCK,
        name: 'North Pier',
        timeZone: 'Europe/Copenhagen',
        models: models.map((name) => ({
          id: name,
          name,
          free: [],
          boats: boats
            .filter(({ model }) => model === name)
            .map((boat) => ({ id: boat.id, name: boat.name, stays: [], outOfService: [] })),
        })),
      },
    ],
    blockouts: [],
    bookings: trips.map(({ id, boatId, customer, start, end }) => ({
      id,
      reference: id.slice(-6),
      status: 'completed' as const,
      customerName: customer,
      dockId: DOCK,
      boatModelId: modelOf.get(boatId) ?? '',
      pickup: start,
      return: end,
      takenFrom: start,
      takenUntil: end,
      boats: 1,
      passengers: 4,
      balance: 0,
      expiresAt: null,
      updatedAt: start,
      trips: [{ boatId, state: 'back' as const }],
    })),
  };
}
