import ComponentPreview from '@site/src/components/ComponentPreview/index.tsx';
import GettingStarted from '@site/src/components/Homepage/GettingStarted/index.tsx';

export default function GettingStartedPreview() {
  return (
    <ComponentPreview name="GettingStarted">
      <GettingStarted />
    </ComponentPreview>
  );
}
