import ComponentPreview from '@site/src/components/home/ComponentPreview.tsx';
import Courses from '@site/src/components/home/Courses.tsx';

export default function CoursesPreview() {
  return (
    <ComponentPreview name="Courses">
      <Courses />
    </ComponentPreview>
  );
}
