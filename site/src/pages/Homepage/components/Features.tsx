import ComponentPreview from '@site/src/components/ComponentPreview/index.tsx';
import Features from '@site/src/components/Homepage/Features/index.tsx';

export default function FeaturesPreview() {
  return (
    <ComponentPreview name="Features">
      <Features />
    </ComponentPreview>
  );
}
