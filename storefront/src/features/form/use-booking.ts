import type { TextKey } from '@slipway/contract/languages';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { paymentWindowOf, rememberPayment } from '../../access/payment-return.ts';
import type { ApiError } from '../../api/api-error.ts';
import type { Answer } from '../../api/call.ts';
import { failureText, isHoldEnded, isPriceChanged, isTaken } from '../../api/failure-text.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { usePage } from '../../app/page.ts';
import { type Details, detailsOf, NO_DETAILS } from './details/details.ts';
import { forget, recall, remember } from './draft/remember.ts';
import { type Draft, useDraft } from './draft/use-draft.ts';
import { takeBroughtDraft } from './elsewhere/own-tab.ts';
import type { Step } from './layout/steps.ts';
import { useSteps } from './layout/use-steps.ts';
import { paysNow } from './summary/terms.ts';
import { readAddress } from './wish/read-address.ts';
import { changeWish, orderOf, tripOf, type Wish, wishOf } from './wish/wish.ts';

/** Something to be said above the step. */
export type News = { kind: 'good' | 'warn'; text: string };

/** What a customer reads who comes back without having paid, by the end of the address. */
const UNPAID: Readonly<Record<string, TextKey | undefined>> = {
  '#payment-failed': 'payment.failed',
  '#payment-canceled': 'payment.left',
  '#payment-pending': 'payment.waiting',
};

/** Everything that the steps share: the wish, the draft, what was typed, and the way between steps. */
export function useBooking() {
  const { form, address, history, tabStorage, language, t, call, host, leaveTo, openWindow } =
    usePage();
  const asked = useMemo(() => readAddress(address.searchParams, form), [address, form]);
  const [kept] = useState(() => recall(tabStorage, address));
  const [brought] = useState(() => takeBroughtDraft(address, history));
  const heldBefore = brought ?? kept?.key;
  const [wish, setWish] = useState<Wish>(kept?.wish ?? asked.wish);
  const [details, setDetails] = useState<Details>(kept?.details ?? NO_DETAILS);
  const [news, setNews] = useState<News | null>(null);
  const [busy, setBusy] = useState(false);
  const [returning, setReturning] = useState(Boolean(heldBefore));
  const [elsewhere, setElsewhere] = useState<'payment' | 'signIn' | null>(null);
  const [finished, setFinished] = useState<Answer<'finishDraft'> | null>(null);
  const knows = wish.dockId !== null && wish.boatModelId !== null;
  const { step, go, moved } = useSteps(knows && !kept ? 'time' : 'boat');
  const draft = useDraft(asked.partner);

  const trip = tripOf(wish, form, asked.partner);
  const order = orderOf(wish);
  const quote = useAnswer(
    'createCustomerQuote',
    trip && step !== 'summary' && step !== 'done'
      ? {
          body: {
            ...trip,
            addOns: order,
            language: form.language,
            ...(wish.code && { couponCode: wish.code }),
          },
        }
      : null,
  );
  const { again: askPriceAgain } = quote;
  // A code that does not count must not stand in the way of the booking.
  const offered = quote.data?.coupon?.applied === false ? { ...wish, code: '' } : wish;
  const addOns = useAnswer(
    'listOfferedAddOns',
    trip && { query: { ...trip, language: form.language } },
  );

  const change = useCallback(
    (part: Partial<Wish>) => setWish((before) => changeWish(before, part, form)),
    [form],
  );

  useEffect(() => {
    if (finished) return;
    // Sensitive answers are not left behind in a browser that others may use.
    const sensitive = new Set(form.questions.filter((one) => one.sensitive).map(({ id }) => id));
    const answers = Object.fromEntries(
      Object.entries(details.answers).filter(([id]) => !sensitive.has(id)),
    );
    remember(tabStorage, address, { wish, key: draft.key, details: { ...details, answers } });
  }, [wish, details, draft.key, finished, tabStorage, address, form]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    if (!heldBefore) {
      if (kept && tripOf(kept.wish, form, null)) go('time', { replace: true });
      return;
    }
    draft.resume(heldBefore).then(async (found) => {
      setReturning(false);
      if (!found) return go('time', { replace: true });
      if (brought) {
        setWish(wishOf(found, form));
        if (found.details) setDetails(detailsOf(found));
      }
      if (found.status === 'draft') {
        const unpaid = UNPAID[address.hash];
        setNews({
          kind: unpaid ? 'warn' : 'good',
          text: unpaid ? t(unpaid) : t('form.holdContinued', { boats: found.boats }),
        });
      }
      if (await endIfMade(heldBefore, found)) return;
      go(found.details && found.status === 'draft' ? 'summary' : 'details', { replace: true });
    });
  }, []);

  /** Says thank you, tells the website around the form, and goes on to where the company wants it. */
  const end = (
    made: Answer<'finishDraft'>,
    { totalIncludingTax: total, currency }: Draft['money'],
  ) => {
    host.tell({ type: 'booked', reference: made.reference, total, currency });
    forget(tabStorage, address);
    setElsewhere(null);
    setFinished(made);
    go('done', { replace: true });
    if (made.redirectUrl) leaveTo(made.redirectUrl);
  };

  const hasEnded = useRef(false);
  /** Ends the form when its booking has been made on another page; says whether it has. */
  async function endIfMade(key: string, { status, reference, money }: Draft): Promise<boolean> {
    if (status !== 'confirmed' && status !== 'option') return false;
    // Two looks can be under way at once; the website is told once.
    if (hasEnded.current) return true;
    hasEnded.current = true;
    const next = status === 'option' ? 'requested' : 'confirmed';
    const body = { expectedTotal: money.totalIncludingTax };
    // Of a booking that is made it says where the company sends its customers, and changes nothing.
    const made = await call('finishDraft', { body }, { key }).catch(() => null);
    end(made ?? { next, reference, paymentId: null, redirectUrl: null }, money);
    return true;
  }

  /** Does something that can be refused; a trip that is gone leads back to the times. */
  const attempt = useCallback(
    async (work: () => Promise<void>, say?: (problem: string) => void) => {
      setBusy(true);
      setNews(null);
      try {
        await work();
      } catch (error) {
        const failure = error as ApiError;
        if (failure.failure === undefined) throw error;
        if (isTaken(failure)) {
          askPriceAgain();
          go('time');
        }
        const text = isTaken(failure) ? t('form.alternativeGone') : failureText(t, failure);
        if (say) say(text);
        else if (isHoldEnded(failure)) draft.end();
        else setNews({ kind: 'warn', text });
      } finally {
        setBusy(false);
      }
    },
    [go, t, draft.end, askPriceAgain],
  );

  const hasNoExtras = addOns.data?.length === 0;
  const steps: Step[] = [
    'boat',
    'time',
    // Whoever went on before they were known is there all the same.
    ...(hasNoExtras && step !== 'extras' ? [] : (['extras'] as const)),
    'details',
    'summary',
  ];

  return {
    ...asked,
    wish,
    change,
    details,
    setDetails,
    trip,
    quote,
    addOns,
    draft,
    news,
    setNews,
    busy,
    returning,
    /** A step, or an earlier one when the way back in the browser led to what is not there. */
    reachable: (wanted: Step): Step =>
      finished
        ? 'done'
        : (wanted === 'details' || wanted === 'summary' || wanted === 'done') && !draft.draft
          ? 'boat'
          : wanted === 'extras' && !trip
            ? 'time'
            : wanted === 'time' && !knows
              ? 'boat'
              : wanted,
    step,
    steps,
    moved,
    go: (next: Step) => {
      setNews(null);
      go(next);
    },
    attempt,
    /** Where the visitor goes on while the form waits on its website. */
    elsewhere,
    setElsewhere,
    endIfMade,
    /** Holds the boats and goes to the details. */
    holdAndGo: () =>
      attempt(async () => {
        await draft.hold(offered);
        go('details');
      }),
    /** Books what the summary shows: confirmed, requested, or on to the payment. */
    book: () =>
      attempt(async () => {
        const { key, draft: shown } = draft;
        if (!key || !shown) return;
        if (host.layout && paysNow(shown.money)) {
          // No frame may show the payment. The window has to open within the click.
          openWindow(paymentWindowOf(shown.reference, key, language));
          host.tell({ type: 'step', step: 'payment' });
          setElsewhere('payment');
          return;
        }
        const expectedTotal = shown.money.totalIncludingTax;
        const result = await call(
          'finishDraft',
          { body: { expectedTotal } },
          { key, idempotencyKey: crypto.randomUUID() },
        ).catch(async (error: ApiError) => {
          if (isPriceChanged(error)) await draft.resume(key);
          throw error;
        });
        if (result.next === 'pay' && result.redirectUrl) {
          host.tell({ type: 'step', step: 'payment' });
          rememberPayment(tabStorage, result.paymentId, address);
          leaveTo(result.redirectUrl);
          return;
        }
        end(result, shown.money);
      }),
    finished,
    startOver: () => {
      forget(tabStorage, address);
      draft.drop();
      setFinished(null);
      setElsewhere(null);
      hasEnded.current = false;
      setDetails(NO_DETAILS);
      setWish(asked.wish);
      go('boat', { replace: true });
    },
  };
}

export type Booking = ReturnType<typeof useBooking>;
