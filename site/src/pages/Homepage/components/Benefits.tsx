import Benefits from '@site/src/components/home/Benefits.tsx';
import ComponentPreview from '@site/src/components/home/ComponentPreview.tsx';

export default function BenefitsPreview() {
  return (
    <ComponentPreview name="Benefits">
      <Benefits />
    </ComponentPreview>
  );
}
