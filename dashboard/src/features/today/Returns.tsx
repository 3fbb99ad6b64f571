import { label } from '../../shell/label.ts';
import { docksidePath } from '../../shell/paths.ts';
import { useDockTime } from '../../shell/viewed/dock-time.ts';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import type { TodayRow } from './day.ts';
import { StateMark } from './Marks.tsx';
import { ActionLink, Party, Row } from './Row.tsx';
import { Section } from './Section.tsx';

/** What is due back on this day; what is back already is below. */
export function Returns({ rows }: { rows: readonly TodayRow[] }) {
  const time = useDockTime();
  const { onDay } = useViewed();
  const isBack = (row: TodayRow) => row.state === 'back';
  const sorted = rows.toSorted((one, other) => Number(isBack(one)) - Number(isBack(other)));
  return (
    <Section title="Returns" count={rows.length} empty="Nothing is due back on this day.">
      {sorted.map((row) => (
        <Row
          key={row.id}
          row={row}
          done={isBack(row)}
          lead={time(row.return, row.dockId)}
          detail={<Party row={row} />}
          marks={<StateMark row={row} />}
          action={
            row.out > 0 ? (
              <ActionLink href={onDay(docksidePath(row.reference))}>
                {label('Planning', 'Dockside', 'End trip')}
              </ActionLink>
            ) : null
          }
        />
      ))}
    </Section>
  );
}
