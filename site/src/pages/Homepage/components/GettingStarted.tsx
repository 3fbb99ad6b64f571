import ComponentPreview from '@site/src/components/home/ComponentPreview.tsx';
import GettingStarted from '@site/src/components/home/GettingStarted.tsx';

export default function GettingStartedPreview() {
  return (
    <ComponentPreview name="GettingStarted">
      <GettingStarted />
    </ComponentPreview>
  );
}
