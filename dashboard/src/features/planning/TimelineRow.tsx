import { memo } from 'react';
import { BarButton } from './BarButton.tsx';
import styles from './Board.module.css';
import { BlockMark, Free, TakenByDay } from './marks.tsx';
import type { Row } from './rows.ts';
import { AXIS_HEIGHT, type Scale } from './scale.ts';
import type { Moving } from './use-moving.ts';
import { useColumns, type Viewport } from './viewport.ts';

interface TimelineRowProps {
  row: Row;
  index: number;
  scale: Scale;
  viewport: Viewport;
  /** The bar of this row that is being moved. */
  moving: Moving | null;
  /** Whether a bar that is dragged would fall on this row, and whether it may. */
  target: 'taken' | 'refused' | null;
  /** The bar of this row that stays in the page wherever the window is, because it has the focus. */
  kept: string | null;
}

/** One row of the board with what is near the window. It follows the window by itself. */
export const TimelineRow = memo(function TimelineRow(props: TimelineRowProps) {
  const { row, index, scale, viewport, moving, target, kept } = props;
  const lifted = moving?.trip.bar.key;
  const columns = useColumns(viewport, index);
  const near = {
    from: Math.max(scale.first, scale.first + columns.from / scale.perMinute),
    to: Math.min(scale.last, scale.first + columns.to / scale.perMinute),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div
      role="group"
      aria-label={row.name}
      className={styles.row}
      data-kind={row.kind}
      data-row={row.key}
      data-lifting={moving !== null || undefined}
      data-target={target ?? undefined}
      style={{ top: row.top + AXIS_HEIGHT, height: row.height }}
    >
      {row.kind === 'model' &&
        (scale.byDay ? (
          <TakenByDay row={row} x={scale.x} />
        ) : (
          <Free row={row} x={scale.x} near={near} />
        ))}
      {row.blocks
        .filter((block) => block.from < near.to && block.to > near.from)
        .map((block) => (
          <BlockMark key={block.key} {...{ block, row, scale }} />
        ))}
      {row.bars
        .filter(
          ({ key, takenFrom, takenTo }) =>
            (takenFrom < near.to && takenTo > near.from) || key === kept || key === lifted,
        )
        .map((bar) => (
          <BarButton
            key={bar.key}
            {...{ bar, row, scale }}
            shift={lifted === bar.key ? (moving?.minutes ?? 0) : 0}
            rise={lifted === bar.key ? (moving?.rise ?? 0) : 0}
          />
        ))}
    </div>
  );
});
