import { label } from '../../shell/label.ts';
import { docksidePath } from '../../shell/paths.ts';
import { useDockTime } from '../../shell/viewed/dock-time.ts';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import { lengthText } from '../../shell/words/times.ts';
import type { TodayRow } from './day.ts';
import rowStyles from './Row.module.css';
import { ActionLink, Party, Row } from './Row.tsx';
import { Section } from './Section.tsx';

/** Boats that should be back: first of all, in red, with the phone number at hand. */
export function Late({ rows }: { rows: readonly TodayRow[] }) {
  const time = useDockTime();
  const { onDay } = useViewed();
  if (rows.length === 0) return null;
  return (
    <Section title="Late" count={rows.length} empty="" look="late">
      {rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          lead={lengthText(row.minutesLate)}
          detail={
            <>
              Due {time(row.return, row.dockId)} · <Party row={row} />
            </>
          }
          action={
            <>
              {row.phoneNumber && (
                <a href={`tel:${row.phoneNumber}`} className={rowStyles.link}>
                  Call
                </a>
              )}
              <ActionLink href={onDay(docksidePath(row.reference))} urgent>
                {label('Planning', 'Dockside', 'End trip')}
              </ActionLink>
            </>
          }
        />
      ))}
    </Section>
  );
}
