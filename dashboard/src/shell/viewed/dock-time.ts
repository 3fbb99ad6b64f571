import { localMoment } from '@slipway/engine';
import { useCallback } from 'react';
import { useFacts } from '../../api/facts.ts';
import { briefDayText, dayText, timeText } from '../words/times.ts';
import { useViewed } from './viewed.tsx';

/**
 * Writes a moment by the clock at its dock: the time alone when it is on the day that one looks at,
 * else with the day; `day` always names the day, and `brief` writes the time or the day.
 */
export function useDockTime(): (moment: string, dockId: string, style?: 'day' | 'brief') => string {
  const { docks, company } = useFacts();
  const { day } = useViewed();
  return useCallback(
    (moment, dockId, style) => {
      const timeZone = docks.find(({ id }) => id === dockId)?.timeZoneName ?? company.timeZoneName;
      const { date } = localMoment(Date.parse(moment), timeZone);
      const time = timeText(moment, timeZone);
      if (date === day && style !== 'day') return time;
      return style === 'brief' ? briefDayText(date) : `${dayText(date)}, ${time}`;
    },
    [docks, company, day],
  );
}
