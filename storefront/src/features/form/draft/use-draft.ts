import { useCallback, useState } from 'react';
import type { Answer } from '../../../api/call.ts';
import { usePage } from '../../../app/page.ts';
import { orderOf, tripOf, type Wish } from '../wish/wish.ts';
import { useSecondsLeft } from './use-clock.ts';

export type Draft = Answer<'getDraft'>;

interface Held {
  key: string;
  draft: Draft;
  /** When the answer came, by the clock that only counts. */
  at: number;
}

/** The draft that holds the boats: made once, changed after that, made anew when its hold has ended. */
export function useDraft(partner: string | null) {
  const { call, form, language } = usePage();
  const [held, setHeld] = useState<Held | null>(null);
  const isDraft = held?.draft.status === 'draft';
  const secondsLeft = useSecondsLeft(
    held && isDraft ? held.draft.secondsLeft : null,
    held?.at ?? 0,
  );
  const ended = held !== null && (held.draft.status === 'expired' || secondsLeft === 0);

  const keep = useCallback((key: string, draft: Draft) => {
    setHeld({ key, draft, at: performance.now() });
    return draft;
  }, []);

  /** Holds the boats of a wish, or changes what is held. */
  const hold = useCallback(
    async (wish: Wish): Promise<Draft> => {
      const trip = tripOf(wish, form, partner);
      if (!trip) throw new Error('There is no trip to hold.');
      const addOns = orderOf(wish);
      if (held && isDraft && !ended) {
        const { partnerCode: _, ...changed } = trip;
        const body = { ...changed, addOns, couponCode: wish.code || null };
        return keep(held.key, await call('updateDraft', { body }, { key: held.key }));
      }
      const { key, ...draft } = await call(
        'createDraft',
        { body: { ...trip, addOns, language, ...(wish.code && { couponCode: wish.code }) } },
        { idempotencyKey: crypto.randomUUID() },
      );
      return keep(key, draft);
    },
    [call, form, language, partner, held, isDraft, ended, keep],
  );

  /** Goes on with the draft of an earlier visit; null when it is gone. */
  const resume = useCallback(
    async (key: string): Promise<Draft | null> => {
      const draft = await call('getDraft', {}, { key }).catch(() => null);
      return draft && keep(key, draft);
    },
    [call, keep],
  );

  const end = useCallback(
    () => setHeld((now) => now && { ...now, draft: { ...now.draft, status: 'expired' } }),
    [],
  );

  return {
    draft: held?.draft ?? null,
    key: held?.key ?? null,
    secondsLeft,
    ended,
    hold,
    resume,
    keep,
    drop: () => setHeld(null),
    /** The server says that the hold has ended, whatever our clock shows. */
    end,
  };
}
