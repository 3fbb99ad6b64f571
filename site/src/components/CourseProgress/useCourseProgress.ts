import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useStorageSlot } from '@docusaurus/theme-common';
import { useGuide } from '@site/src/components/GuideHeader/useGuide.ts';

interface CourseProgress {
  /** The ids of all lessons of this course, in order. */
  lessons: string[];
  isDone: (lesson: string) => boolean;
  setDone: (lesson: string, done: boolean) => void;
}

/** Which lessons of this course the reader has ticked, kept in this browser. */
export function useCourseProgress(): CourseProgress {
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
