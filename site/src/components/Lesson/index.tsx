import { useCourseProgress } from '@site/src/components/CourseProgress/index.tsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** One of the `lessons` in the front matter of the course. */
  id: string;
  children: ReactNode;
}

/** One lesson of a course, with a tick that this browser remembers. Plain text without scripts. */
export default function Lesson({ id, children }: Props) {
  const { lessons, isDone, setDone } = useCourseProgress();
  if (!lessons.includes(id)) {
    throw new Error(`The lesson "${id}" is not in the front matter. Add it under lessons.`);
  }
  const done = isDone(id);
  return (
    <section className={styles.lesson} data-done={done}>
      {children}
      <label className={styles.tick}>
        <input
          type="checkbox"
          className={styles.box}
          checked={done}
          onChange={(event) => setDone(id, event.currentTarget.checked)}
        />
        Lesson done
      </label>
    </section>
  );
}
