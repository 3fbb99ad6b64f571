import DayDrawing, { Bar } from '../day/DayDrawing.tsx';
import { hoursText } from '../day/hours.ts';
import type { AvailabilityAnswer } from './calculation.ts';
import styles from './Drawing.module.css';

const STEPS = { top: 20, height: 110 };
const ASKED = { top: STEPS.top + STEPS.height + 8, height: 14 };

const LOOKS = [
  [styles.free, 'free boats'],
  [styles.asked, 'the trip with its turnaround'],
] as const;

type Props = Pick<AvailabilityAnswer, 'perMoment' | 'period' | 'boats' | 'asked'>;

/** The free boats as steps along the day, with the trip that is asked for below them. */
export default function FreeBoats({ perMoment, period, boats, asked }: Props) {
  const steps = perMoment.map(({ moment, availability }, index) => ({
    from: moment,
    to: perMoment[index + 1]?.moment ?? period.end,
    free: availability,
    height: (STEPS.height * availability) / boats,
  }));
  const inWords = steps.map(({ from, to, free }) => `${hoursText(from, to)} ${free}`).join(', ');
  return (
    <DayDrawing
      label={`Free boats as steps: ${inWords}. The trip takes its boats ${hoursText(asked.start, asked.end)}.`}
      period={period}
      height={ASKED.top + ASKED.height + 4}
      looks={LOOKS}
    >
      {(across) => (
        <>
          {steps.map(({ from, to, free, height }) => {
            const top = STEPS.top + STEPS.height - height;
            return (
              <g key={from}>
                <Bar {...{ across, from, to, top, height }} className={styles.free} />
                <text className={styles.count} x={across((from + to) / 2)} y={top - 5}>
                  {free}
                </text>
              </g>
            );
          })}
          <Bar
            {...ASKED}
            across={across}
            from={asked.start}
            to={asked.end}
            className={styles.asked}
          />
        </>
      )}
    </DayDrawing>
  );
}
