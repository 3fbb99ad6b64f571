import type { Instant } from '@slipway/engine';
import type { Across } from './DayDrawing.tsx';

interface Props {
  across: Across;
  from: Instant;
  to: Instant;
  top: number;
  height: number;
  className: string | undefined;
}

/** A bar from one moment to another. */
export default function Bar({ across, from, to, top, height, className }: Props) {
  const width = Number.parseFloat(across(to)) - Number.parseFloat(across(from));
  if (width <= 0) return null;
  return (
    <rect
      className={className}
      x={across(from)}
      y={top}
      width={`${Number(width.toFixed(3))}%`}
      height={height}
      rx={3}
    />
  );
}
