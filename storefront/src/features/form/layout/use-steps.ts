import { useCallback, useEffect, useState } from 'react';
import { usePage } from '../../../app/page.ts';
import { STEPS, type Step } from './steps.ts';

/** The current step. The browser's back button goes back a step, and the page around the form hears it. */
export function useSteps(first: Step) {
  const { history, host } = usePage();
  const [step, setStep] = useState<Step>(first);
  const [moved, setMoved] = useState(false);

  const show = useCallback(
    (next: Step) => {
      setStep(next);
      setMoved(true);
      host.tell({ type: 'step', step: next });
    },
    [host],
  );

  /** Goes to a step; with `replace` the way back leads past the one that is left. */
  const go = useCallback(
    (next: Step, { replace = false } = {}) => {
      history[replace ? 'replaceState' : 'pushState']({ step: next }, '');
      show(next);
    },
    [history, show],
  );

  useEffect(() => {
    history.replaceState({ step: first }, '');
    const onBack = ({ state }: PopStateEvent) => {
      const wanted = (state as { step?: Step } | null)?.step;
      if (wanted && STEPS.includes(wanted)) show(wanted);
    };
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, [history, show, first]);

  return { step, go, moved };
}
