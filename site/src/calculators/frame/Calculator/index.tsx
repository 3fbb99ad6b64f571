import { type ReactNode, useEffect, useMemo, useState } from 'react';
import {
  type Answer,
  type Calculation,
  type Fields,
  isRefusal,
  startOf,
  workOut,
} from '../calculation.ts';
import { useSharedState } from '../useSharedState.ts';
import FieldGroups from './FieldGroups.tsx';
import Result from './Result.tsx';
import ShareLink from './ShareLink.tsx';
import styles from './styles.module.css';

interface Props<Of extends Fields, Given extends Answer> {
  calculation: Calculation<Of, Given>;
  /** A drawing of the answer, below its lines. */
  children?: (answer: Given) => ReactNode;
}

/** Asks, answers at once line by line, and can be sent to someone as a link. */
export default function Calculator<Of extends Fields, Given extends Answer>({
  calculation,
  children,
}: Props<Of, Given>) {
  const { id, title, shareAs, fields } = calculation;
  const titleId = `${id}-title`;
  const start = useMemo(() => startOf(calculation), [calculation]);
  const [texts, change] = useSharedState(id, start);
  const result = workOut(calculation, texts);
  const refused = isRefusal(result);
  const [works, setWorks] = useState(false);
  useEffect(() => setWorks(true), []);

  return (
    <section
      id={id}
      className={styles.calculator}
      aria-labelledby={titleId}
      data-works={works || undefined}
    >
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <form onSubmit={(event) => event.preventDefault()}>
        <FieldGroups
          id={id}
          fields={fields}
          texts={texts}
          problems={refused ? result.problems : {}}
          change={(name, text) => change({ ...texts, [name]: text })}
        />
      </form>
      <div className={styles.result}>
        <Result answer={refused ? null : result} />
        {!refused && children?.(result)}
      </div>
      <ShareLink
        id={id}
        label={shareAs}
        start={start}
        texts={texts}
        startAgain={() => change(start)}
      />
    </section>
  );
}
