import {
  type ComponentType,
  lazy,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

export interface LaterCalculator {
  /** The calculator at build time, where waiting costs nobody anything. */
  Rendered: ComponentType;
  fetch: () => Promise<{ default: ComponentType }>;
}

export function later(fetch: LaterCalculator['fetch']): LaterCalculator {
  return { Rendered: lazy(fetch), fetch };
}

/**
 * Loads a calculator when the reader comes near it. Until then the page keeps the example as it was
 * rendered at build time.
 */
export default function WhenNear({ calculator }: { calculator: LaterCalculator }) {
  const { Rendered, fetch } = calculator;
  const [isRendered] = useState(useIsHydrating());
  const [loaded, setLoaded] = useState<{ Form: ComponentType; focused: string }>();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const load = async () => {
      const { default: Form } = await fetch();
      const { activeElement } = document;
      const isInside =
        activeElement instanceof HTMLElement && place.current?.contains(activeElement);
      setLoaded({ Form, focused: (isInside && activeElement.getAttribute('name')) || '' });
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: '50%',
    });
    // Whoever comes by a link within the site has nothing to look at yet.
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
