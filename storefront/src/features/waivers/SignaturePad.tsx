import { Button } from '@slipway/ui';
import { type PointerEvent, useId, useRef } from 'react';
import { usePage } from '../../app/page.ts';
import styles from './Waivers.module.css';

/** The box of the API in which strokes lie. */
const [WIDTH, HEIGHT] = [600, 200];
/** What the API takes, with room to spare. */
const LONGEST = 19_000;
/** Points that are nearer to the last one say nothing new. */
const LEAST_MOVE = 3;

interface SignaturePadProps {
  /** The strokes as SVG path data. */
  path: string;
  onChange: (path: string) => void;
  error: string | undefined;
}

/** A place to draw with a finger, a pen or the mouse. Whoever cannot draw types the name instead. */
export function SignaturePad({ path, onChange, error }: SignaturePadProps) {
  const { t } = usePage();
  const id = useId();
  const last = useRef<{ x: number; y: number } | null>(null);
  const drawn = useRef(path);
  drawn.current = path;
  const pointOf = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const within = (share: number, most: number) =>
      Math.round(Math.min(1, Math.max(0, share)) * (most - 1));
    return {
      x: within((event.clientX - box.left) / box.width, WIDTH),
      y: within((event.clientY - box.top) / box.height, HEIGHT),
    };
  };
  const add = (command: 'M' | 'L', { x, y }: { x: number; y: number }) => {
    if (drawn.current.length > LONGEST) return;
    drawn.current = `${drawn.current} ${command} ${x} ${y}`.trim();
    onChange(drawn.current);
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    last.current = point;
    add('M', point);
    add('L', point);
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const before = last.current;
    if (!before) return;
    const point = pointOf(event);
    if (Math.hypot(point.x - before.x, point.y - before.y) < LEAST_MOVE) return;
    last.current = point;
    add('L', point);
  };
  const end = () => {
    last.current = null;
  };
  return (
    <div className={styles.padField}>
      <p className={styles.padLabel} aria-hidden="true">
        {t('waiver.drawHere')}
      </p>
      <svg
        className={styles.pad}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('waiver.drawHere')}
        aria-describedby={`${id}-hint`}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path className={styles.base} d={`M 30 ${HEIGHT - 40} H ${WIDTH - 30}`} />
        <path className={styles.stroke} d={path} />
      </svg>
      {error && (
        <p className={styles.fault} role="alert" tabIndex={-1} aria-invalid="true">
          {error}
        </p>
      )}
      <div className={styles.padFoot}>
        <p id={`${id}-hint`} className={styles.note}>
          {t('waiver.drawHint')}
        </p>
        <Button look="quiet" onClick={() => onChange('')}>
          {t('waiver.clear')}
        </Button>
      </div>
    </div>
  );
}
