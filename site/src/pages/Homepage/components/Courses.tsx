import ComponentPreview from '@site/src/components/ComponentPreview/index.tsx';
import Courses from '@site/src/components/Homepage/Courses/index.tsx';

export default function CoursesPreview() {
  return (
    <ComponentPreview name="Courses">
      <Courses />
    </ComponentPreview>
  );
}
