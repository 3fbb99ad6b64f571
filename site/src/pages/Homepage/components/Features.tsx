import ComponentPreview from '@site/src/components/home/ComponentPreview.tsx';
import Features from '@site/src/components/home/Features.tsx';

export default function FeaturesPreview() {
  return (
    <ComponentPreview name="Features">
      <Features />
    </ComponentPreview>
  );
}
