import ComponentPreview from '@site/src/components/home/ComponentPreview.tsx';
import Hero from '@site/src/components/home/Hero.tsx';

export default function HeroPreview() {
  return (
    <ComponentPreview name="Hero">
      <Hero />
    </ComponentPreview>
  );
}
