import { LAST_DAY } from '@slipway/contract/limits';
import { isLocalDate, type LocalDate, localMoment } from '@slipway/engine';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { type DashboardFacts, useFacts } from '../../app/facts.ts';
import { useNow } from '../clock/now.ts';
import { recall, remember } from '../remember.ts';

type Dock = DashboardFacts['docks'][number];

interface Viewed {
  /** The day that one looks at, by the calendar at the dock. */
  day: LocalDate;
  /** Today by the calendar at the dock. */
  today: LocalDate;
  isToday: boolean;
  setDay(day: LocalDate): void;
  /** The dock that one looks at; null for all. */
  dock: Dock | null;
  setDock(id: string | null): void;
  /** The time zone of the dock, or of the company. */
  timeZone: string;
}

const ViewedContext = createContext<Viewed | null>(null);

/** The day and the dock that one is looking at. */
export function useViewed(): Viewed {
  const viewed = useContext(ViewedContext);
  if (!viewed) throw new Error('Nothing is looked at here.');
  return viewed;
}

const ALL = 'all';

/** Keeps day and dock from screen to screen; the dock also until the next visit. */
export function ViewedProvider({ children }: { children: ReactNode }) {
  const { docks, company } = useFacts();
  const now = useNow();
  const [chosenDay, setChosenDay] = useState<LocalDate | null>(null);
  const [dockId, setDockId] = useState(() => recall('dock') ?? firstDockOf(docks, now));
  const dock = docks.find(({ id }) => id === dockId) ?? null;
  const timeZone = dock?.timeZoneName ?? company.timeZoneName;
  const today = localMoment(now, timeZone).date;
  const day = chosenDay ?? today;

  const viewed = useMemo<Viewed>(
    () => ({
      day,
      today,
      isToday: day === today,
      setDay: (wanted) => {
        if (isLocalDate(wanted) && wanted <= LAST_DAY)
          setChosenDay(wanted === today ? null : wanted);
      },
      dock,
      setDock: (id) => {
        setDockId(id ?? ALL);
        remember('dock', id ?? ALL);
      },
      timeZone,
    }),
    [day, today, dock, timeZone],
  );
  return <ViewedContext.Provider value={viewed}>{children}</ViewedContext.Provider>;
}

/** Whoever works at one open dock looks at it; everybody else begins with all. */
function firstDockOf(docks: readonly Dock[], now: number): string {
  const open = docks.filter(({ opensAt }) => Date.parse(opensAt) <= now);
  return open.length === 1 && open[0] ? open[0].id : ALL;
}
