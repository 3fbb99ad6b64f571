import styles from './LineIcon.module.css';

const drawings = {
  booking: 'M7 9h26v24H7zM7 16h26M13 5v7M27 5v7M20 20v9M15.500 24.500h9',
  handout:
    'M5 24h30c-1 6-5 9-9 9H13c-4 0-7-4-8-9zM20 20V6l10 14M12 6h-7M8.500 2.500L5 6l3.500 3.500',
  payment: 'M5 9h30v22H5zM5 16h30M10 25h7M26 22l4 3-4 3',
  block: 'M20 5a15 15 0 100 30 15 15 0 000-30zM9.500 9.500l21 21M20 12v4M20 24v4',
  search:
    'M17.500 6a11.500 11.500 0 100 23 11.500 11.500 0 000-23zM26 26l9 9M13 17.500h9M13 13.500h5',
  task: 'M8 6h24v28H8zM13 14l2 2 4-4M13 24l2 2 4-4M23 14h5M23 24h5',
  tested: 'M13 12l-8 8 8 8M27 12l8 8-8 8M16 21l3 3 6-8',
  open: 'M6 35V8l14-4v31M20 8h14v27H4M16 19v3',
} as const;

export type LineIconName = keyof typeof drawings;

interface Props {
  name: LineIconName;
}

/** A drawing beside a task or a fact. The words say it all, so screen readers skip it. */
export default function LineIcon({ name }: Props) {
  return (
    <svg className={styles.icon} viewBox="0 0 40 40" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
