import { label } from '../../shell/label.ts';
import { docksidePath } from '../../shell/paths.ts';
import { useDockTime } from '../../shell/viewed/dock-time.ts';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import type { TodayRow } from './day.ts';
import { Missing, StateMark } from './Marks.tsx';
import { ActionLink, Party, Row } from './Row.tsx';
import { Section } from './Section.tsx';

/** What leaves on this day, what comes next first; what has left is below. */
export function Departures({ rows }: { rows: readonly TodayRow[] }) {
  const time = useDockTime();
  const { onDay } = useViewed();
  const sorted = rows.toSorted((one, other) => Number(one.left) - Number(other.left));
  return (
    <Section title="Departures" count={rows.length} empty="Nothing leaves on this day.">
      {sorted.map((row) => (
        <Row
          key={row.id}
          row={row}
          done={row.left}
          lead={
            <>
              {time(row.pickup, row.dockId)}
              <small>to {time(row.return, row.dockId)}</small>
            </>
          }
          detail={<Party row={row} />}
          marks={
            <>
              <Missing row={row} />
              <StateMark row={row} />
            </>
          }
          action={
            row.left ? null : (
              <ActionLink href={onDay(docksidePath(row.reference))} urgent={row.state === 'ready'}>
                {label('Planning', 'Dockside', 'Hand out')}
              </ActionLink>
            )
          }
        />
      ))}
    </Section>
  );
}
