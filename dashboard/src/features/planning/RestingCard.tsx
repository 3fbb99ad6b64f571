import { type RefObject, useEffect, useState } from 'react';
import { tripTimes } from './BarButton.tsx';
import { BarCard } from './BarCard.tsx';
import { barTop, LANE_HEIGHT } from './rows.ts';
import { AXIS_HEIGHT, NAMES_WIDTH, type Scale } from './scale.ts';
import { keyAt, type Trip } from './trips.ts';

/** Bars that only pass under the pointer while the board scrolls do not ask for their bookings. */
const RESTS_AFTER_MS = 120;

/** Room that a card takes at most, in pixels. */
const CARD = { width: 288, height: 240 };

interface RestingCardProps {
  canvas: RefObject<HTMLElement | null>;
  trips: ReadonlyMap<string, Trip>;
  scale: Scale;
}

/** The card of the bar on which the pointer rests. */
export function RestingCard({ canvas, trips, scale }: RestingCardProps) {
  const [resting, setResting] = useState<string | null>(null);
  useEffect(() => {
    const area = canvas.current;
    if (!area) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = ({ target }: Event) => {
      const key = keyAt(target) ?? null;
      clearTimeout(timer);
      timer = setTimeout(() => setResting(key), key === null ? 0 : RESTS_AFTER_MS);
    };
    const leave = () => {
      clearTimeout(timer);
      setResting(null);
    };
    area.addEventListener('pointerover', look);
    area.addEventListener('pointerleave', leave);
    return () => {
      clearTimeout(timer);
      area.removeEventListener('pointerover', look);
      area.removeEventListener('pointerleave', leave);
    };
  }, [canvas]);
  const trip = resting === null ? undefined : trips.get(resting);
  if (!trip) return null;
  const { bar, row } = trip;
  const left = NAMES_WIDTH + scale.x(Math.max(bar.drawnFrom, scale.first));
  const top = AXIS_HEIGHT + row.top + barTop(row, bar);
  const height = canvas.current?.offsetHeight ?? 0;
  const style = {
    // It stays inside the board, however close to its end the bar is.
    left: `min(${left}px, 100% - ${CARD.width}px)`,
    ...(height - top > CARD.height ? { top: top + LANE_HEIGHT } : { bottom: height - top }),
  };
  return <BarCard bar={bar} times={tripTimes(bar, row)} style={style} />;
}
