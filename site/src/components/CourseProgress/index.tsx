import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useStorageSlot } from '@docusaurus/theme-common';
import { useGuide } from '@site/src/components/guide/use-guide.ts';
import styles from './styles.module.css';

/** How many lessons of this course are ticked. Shown only when scripts run. */
export default function CourseProgress() {
  const { lessons, isDone } = useCourseProgress();
  const done = lessons.filter(isDone).length;
  return (
    <div className={styles.progress}>
      <label htmlFor="course-progress">
        {done} of {lessons.length} lessons done
      </label>
      <progress id="course-progress" className={styles.bar} value={done} max={lessons.length} />
    </div>
  );
}

interface Progress {
  /** The ids of all lessons of this course, in order. */
  lessons: string[];
  isDone: (lesson: string) => boolean;
  setDone: (lesson: string, done: boolean) => void;
}

/** Which lessons of this course the reader has ticked, kept in this browser. */
export function useCourseProgress(): Progress {
  const { lessons = [] } = useGuide();
  const { permalink } = useDoc().metadata;
  const [stored, slot] = useStorageSlot(`slipway.lessons:${permalink}`);
  const ticked = stored ? stored.split(',') : [];
  return {
    lessons,
    isDone: (lesson) => ticked.includes(lesson),
    setDone: (lesson, done) => {
      const others = ticked.filter((id) => id !== lesson);
      slot.set((done ? [...others, lesson] : others).join(','));
    },
  };
}
