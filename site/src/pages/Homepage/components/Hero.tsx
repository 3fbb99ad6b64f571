import ComponentPreview from '@site/src/components/ComponentPreview/index.tsx';
import Hero from '@site/src/components/Homepage/Hero/index.tsx';

export default function HeroPreview() {
  return (
    <ComponentPreview name="Hero">
      <Hero />
    </ComponentPreview>
  );
}
