import ComponentPreview from '@site/src/components/ComponentPreview/index.tsx';
import Benefits from '@site/src/components/Homepage/Benefits/index.tsx';

export default function BenefitsPreview() {
  return (
    <ComponentPreview name="Benefits">
      <Benefits />
    </ComponentPreview>
  );
}
