import styles from './Icon.module.css';

const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  chevron: 'M9 5l7 7-7 7',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.5 1.5M17.6 17.6l1.5 1.5M4.9 19.1l1.5-1.5M17.6 6.4l1.5-1.5',
  moon: 'M20 14.5A8.5 8.5 0 019.5 4 8.5 8.5 0 1020 14.5z',
  system: 'M3 5h18v11H3zM9 20h6M12 16v4',
  person: 'M12 11a4 4 0 100-8 4 4 0 000 8zM4 21c0-4.4 3.6-7 8-7s8 2.6 8 7',
  clock: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l3.5 2',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  check: 'M5 12.5l4.5 4.5L19 7',
  pencil: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L21 21',
  history: 'M4 12a8 8 0 108-8 8.5 8.5 0 00-6.5 3.2M5 3.5v4h4M12 8v4.5l3 2',
  play: 'M8 5l11 7-11 7z',
  arrow: 'M4 12h15M13 6l6 6-6 6',
} as const;

export type IconName = keyof typeof paths;

interface Props {
  name: IconName;
  className?: string;
}

/** A line icon in the colour of the text around it. Always beside words or inside a labelled control. */
export default function Icon({ name, className }: Props) {
  return (
    <svg className={className ?? styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
