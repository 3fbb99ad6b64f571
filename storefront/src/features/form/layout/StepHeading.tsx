import { type ReactNode, useEffect, useRef } from 'react';
import styles from './layout.module.css';

interface StepHeadingProps {
  children: ReactNode;
  intro?: ReactNode;
  /** Whether the visitor came here from another step. */
  moved: boolean;
}

/** The heading of a step takes the focus when the step begins: that is where reading goes on. */
export function StepHeading({ children, intro, moved }: StepHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  const cameHere = useRef(moved);
  useEffect(() => {
    if (!cameHere.current) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.ownerDocument.defaultView?.scrollTo(0, 0);
  }, []);
  return (
    <div className={styles.heading}>
      <h1 ref={ref} tabIndex={-1}>
        {children}
      </h1>
      {intro && <p>{intro}</p>}
    </div>
  );
}
