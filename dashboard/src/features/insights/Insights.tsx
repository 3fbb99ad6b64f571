import { INSIGHTS_FRESH_MINUTES } from '@slipway/contract/team/insights-words';
import { useLocation, useSearch } from 'wouter';
import { useAsk } from '../../api/ask.ts';
import { useFacts } from '../../api/facts.ts';
import { label } from '../../shell/label.ts';
import { Screen } from '../../shell/screen/Screen.tsx';
import { useWide } from '../../shell/screen/use-wide.ts';
import { Answered } from '../../shell/states/Answered.tsx';
import { State } from '../../shell/states/State.tsx';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import { rangeText } from '../../shell/words/periods.ts';
import { timeText } from '../../shell/words/times.ts';
import { Chart } from './Chart.tsx';
import { Filters } from './Filters.tsx';
import styles from './Insights.module.css';
import { MeasureCards } from './MeasureCards.tsx';
import { PartsTable } from './PartsTable.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { type Insights as Figures, searchOf, type View, viewOf } from './view.ts';

/** What a period has earned, beside an earlier one: seven measures, and one of them drawn. */
export default function Insights() {
  const { dock, today } = useViewed();
  const search = useSearch();
  // On a phone the figures come first.
  const isWide = useWide('60rem');
  const [, navigate] = useLocation();
  const view = viewOf(search, today);
  const { from, until, by, compared, filter } = view;
  const query = { from, until, by, compared, ...filter, ...(dock && { dockId: dock.id }) };
  const asked = useAsk(
    'getInsights',
    { query },
    { keep: true, still: true, freshMinutes: INSIGHTS_FRESH_MINUTES },
  );
  const show = (change: Partial<View>) =>
    navigate(`/sales/insights?${searchOf({ ...view, ...change })}`, { replace: true });
  return (
    <Screen title={label('Sales', 'Insights')}>
      <PeriodChoice range={{ from, until }} onChange={show} />
      {isWide ? (
        <Filters view={view} onChange={show} />
      ) : (
        <details className={styles.folded}>
          <summary>Dates and filters</summary>
          <Filters view={view} onChange={show} />
        </details>
      )}
      <Answered asked={asked} label="Working out the figures" lines={8}>
        {(figures) => <Read figures={figures} view={view} show={show} />}
      </Answered>
    </Screen>
  );
}

interface ReadProps {
  figures: Figures;
  view: View;
  show: (change: Partial<View>) => void;
}

function Read({ figures, view, show }: ReadProps) {
  const { dock } = useViewed();
  const { timeZoneName } = useFacts().company;
  const { current, earlier } = figures.total;
  const isEmpty = [current, earlier].every(
    ({ bookings, revenue, cancelRate }) => bookings === 0 && revenue === 0 && cancelRate === null,
  );
  const isNarrowed = Object.keys(view.filter).length > 0;
  return (
    <>
      <p className={styles.which}>
        {dock?.name ?? 'All docks'}, {rangeText(current)} compared with {rangeText(earlier)}
        {figures.soFar &&
          `. Changes are those of ${rangeText(figures.soFar.current)} against ${rangeText(figures.soFar.earlier)}`}
      </p>
      <MeasureCards
        figures={figures}
        measure={view.measure}
        onChange={(measure) => show({ measure })}
      />
      {isEmpty ? (
        <State
          kind="empty"
          title="No booking in either period"
          action={
            isNarrowed
              ? { label: label('Sales', 'Insights', 'Clear'), run: () => show({ filter: {} }) }
              : undefined
          }
        >
          {isNarrowed ? 'None fits the filters.' : 'Choose other dates, or another dock.'}
        </State>
      ) : (
        <>
          <Chart figures={figures} measure={view.measure} />
          <PartsTable figures={figures} measure={view.measure} />
        </>
      )}
      <p className={styles.age}>
        Worked out at {timeText(figures.asOf, timeZoneName)}. Figures are up to{' '}
        {INSIGHTS_FRESH_MINUTES} minutes old. Money is without tax.
      </p>
    </>
  );
}
