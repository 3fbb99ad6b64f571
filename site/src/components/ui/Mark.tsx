interface Props {
  className?: string;
}

/** The Slipway mark: two rails running down into three waves. */
export default function Mark({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9.6 2L7.8 11M14.4 2l1.8 9M8.8 6.5h6.4" />
      <path d="M2 13.6q2.5-2 5 0t5 0 5 0 5 0M2 17.6q2.5-2 5 0t5 0 5 0 5 0M5 21.6q1.75-1.6 3.5 0t3.5 0 3.5 0 3.5 0" />
    </svg>
  );
}
