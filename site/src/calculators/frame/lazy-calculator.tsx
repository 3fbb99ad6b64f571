import {
  type ComponentType,
  lazy,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Answer, Calculation, Fields } from './calculation.ts';

type Module<Content> = Promise<{ default: Content }>;

/** A calculator, with a drawing of its answer if it has one, that loads when the reader comes near. */
export default function lazyCalculator<Of extends Fields, Given extends Answer>(
  fetchCalculation: () => Module<Calculation<Of, Given>>,
  fetchDrawing?: () => Module<ComponentType<Given>>,
): ComponentType {
  const fetch = async () => {
    const [{ default: Calculator }, { default: calculation }, drawing] = await Promise.all([
      import('./Calculator.tsx'),
      fetchCalculation(),
      fetchDrawing?.(),
    ]);
    return {
      default: () => <Calculator calculation={calculation} Drawing={drawing?.default} />,
    };
  };
  const Rendered = lazy(fetch);
  return () => <WhenNear Rendered={Rendered} fetch={fetch} />;
}

interface WhenNearProps {
  /** The calculator at build time, where waiting costs nobody anything. */
  Rendered: ComponentType;
  fetch: () => Module<ComponentType>;
}

/** Until the reader comes near, the page keeps the example as it was rendered at build time. */
function WhenNear({ Rendered, fetch }: WhenNearProps) {
  const [isRendered] = useState(useIsHydrating());
  const [loaded, setLoaded] = useState<{ Form: ComponentType; focused: string }>();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const load = async () => {
      const { default: Form } = await fetch();
      const { activeElement } = document;
      const isInside =
        activeElement instanceof HTMLElement && place.current?.contains(activeElement);
      const focused = (isInside && activeElement.getAttribute('name')) || '';
      // Two loads that overlap must not replace the form while the reader types.
      setLoaded((earlier) => earlier ?? { Form, focused });
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: '50%',
    });
    // After a navigation within the site there is no rendered example to keep.
    if (!isRendered) load();
    else if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [isRendered, fetch]);

  useLayoutEffect(() => {
    if (loaded?.focused)
      place.current?.querySelector<HTMLElement>(`[name="${loaded.focused}"]`)?.focus();
  }, [loaded]);

  if (typeof window === 'undefined') {
    // Without a boundary of its own, so that it becomes part of the page and not of a script.
    return (
      <div>
        <Rendered />
      </div>
    );
  }
  if (!loaded) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves the inside of such an element as it finds it.
    return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return (
    <div ref={place} key="works">
      <loaded.Form />
    </div>
  );
}

function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}
