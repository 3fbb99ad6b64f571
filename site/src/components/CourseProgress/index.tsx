import styles from './styles.module.css';
import { useCourseProgress } from './useCourseProgress.ts';

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
