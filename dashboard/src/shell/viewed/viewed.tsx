import { LAST_DAY } from '@slipway/contract/limits';
import { isLocalDate, type LocalDate, localMoment } from '@slipway/engine';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type DashboardFacts, useFacts } from '../../api/facts.ts';
import { useNow } from '../clock/now.ts';
import { recall, remember } from '../remember.ts';
import { useScreens } from '../screens.ts';

type Dock = DashboardFacts['docks'][number];

interface Viewed {
  /** The day that one looks at, by the calendar at the dock. */
  day: LocalDate;
  /** Today by the calendar at the dock. */
  today: LocalDate;
  isToday: boolean;
  setDay(day: LocalDate): void;
  /** The address of a screen on the day that one looks at, or on another. */
  onDay(path: string, day?: LocalDate): string;
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

/**
 * Day and dock, from screen to screen. The day is in the address, and an address without one means
 * today, also after midnight; the dock is kept until the next visit.
 */
export function ViewedProvider({ children }: { children: ReactNode }) {
  const { docks, company } = useFacts();
  const now = useNow();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [chosenDay, setChosenDay] = useState<LocalDate | null>(null);
  const named = dayIn(search);
  const isOfADay = useScreens().some((screen) => screen.day && screen.path === path);
  if (isOfADay && chosenDay !== named) setChosenDay(named);
  const [dockId, setDockId] = useState(() => recall('dock') ?? firstDockOf(docks, now));
  const dock = docks.find(({ id }) => id === dockId) ?? null;
  const timeZone = dock?.timeZoneName ?? company.timeZoneName;
  const today = localMoment(now, timeZone).date;
  const day = chosenDay ?? today;

  const viewed = useMemo<Viewed>(() => {
    const onDay = (wanted: string, other = day) => withDay(wanted, other === today ? null : other);
    return {
      day,
      today,
      isToday: day === today,
      setDay: (wanted) => {
        if (isDay(wanted)) navigate(onDay(`${path}?${search}`, wanted));
      },
      onDay,
      dock,
      setDock: (id) => {
        setDockId(id ?? ALL);
        remember('dock', id ?? ALL);
      },
      timeZone,
    };
  }, [day, today, dock, timeZone, path, search, navigate]);
  return <ViewedContext.Provider value={viewed}>{children}</ViewedContext.Provider>;
}

function dayIn(search: string): LocalDate | null {
  const day = new URLSearchParams(search).get('day') ?? '';
  return isDay(day) ? day : null;
}

function isDay(text: string): boolean {
  return isLocalDate(text) && text <= LAST_DAY;
}

function withDay(address: string, day: LocalDate | null): string {
  const [path = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  if (day) query.set('day', day);
  else query.delete('day');
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Whoever works at one open dock looks at it; everybody else begins with all. */
function firstDockOf(docks: readonly Dock[], now: number): string {
  const open = docks.filter(({ opensAt }) => Date.parse(opensAt) <= now);
  return open.length === 1 && open[0] ? open[0].id : ALL;
}
