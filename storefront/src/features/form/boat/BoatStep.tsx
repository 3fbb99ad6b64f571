import { ChoiceGroup, Notice } from '@slipway/ui';
import { useRef } from 'react';
import { usePage } from '../../../app/page.ts';
import styles from '../layout/layout.module.css';
import { NextBar } from '../layout/NextBar.tsx';
import { drawingOf, Picture } from '../layout/Picture.tsx';
import { StepHeading } from '../layout/StepHeading.tsx';
import type { Booking } from '../use-booking.ts';
import { type BoatModel, fromPriceOf } from '../wish/wish.ts';
import cards from './cards.module.css';

/** Dock and boat, in the order that the company chose; what is clear from the start is not asked. */
export function BoatStep({ booking }: { booking: Booking }) {
  const { form, t } = usePage();
  const { wish, docks, boatModels } = booking;
  const boatFirst = form.options.first === 'boat';
  const page = useRef<HTMLDivElement>(null);
  const missing = boatFirst
    ? (wish.boatModelId === null && 'boat') || (wish.dockId === null && 'dock')
    : (wish.dockId === null && 'dock') || (wish.boatModelId === null && 'boat');
  const seek = () => {
    const choice = page.current?.querySelector<HTMLElement>(`input[name="${missing}"]`);
    choice?.focus();
    choice?.closest('fieldset')?.scrollIntoView({ block: 'nearest' });
  };
  const askDock = docks.length > 1;
  if (boatModels.length === 0) {
    return (
      <div className={styles.step}>
        <StepHeading moved={booking.moved}>{t('form.closedTitle')}</StepHeading>
        <Notice kind="info">{t('form.closedText', { company: form.company.name })}</Notice>
      </div>
    );
  }
  const dock = askDock && <DockChoice key="dock" booking={booking} boatFirst={boatFirst} />;
  const boat = <BoatChoice key="boat" booking={booking} boatFirst={boatFirst} />;
  return (
    <div className={styles.step} ref={page}>
      <StepHeading moved={booking.moved}>
        {t('form.title', { company: form.company.name })}
      </StepHeading>
      {boatFirst ? [boat, dock] : [dock, boat]}
      <NextBar
        booking={booking}
        reason={missing ? t(missing === 'dock' ? 'form.needDock' : 'form.needBoat') : null}
        onReason={seek}
        onNext={() => booking.go('time')}
      />
    </div>
  );
}

function DockChoice({ booking, boatFirst }: { booking: Booking; boatFirst: boolean }) {
  const { t } = usePage();
  const { wish, docks, boatModels, change } = booking;
  const model = boatModels.find(({ id }) => id === wish.boatModelId);
  if (boatFirst && !model) return null;
  const offered = docks.filter(({ id }) => !boatFirst || model?.dockIds.includes(id));
  return (
    <ChoiceGroup
      ref={boatFirst && wish.dockId === null ? intoView : null}
      legend={t('form.chooseDock')}
      name="dock"
      look="cards"
      value={wish.dockId}
      onChange={(dockId) => {
        const fits = model?.dockIds.includes(dockId);
        change({ dockId, ...(!fits && { boatModelId: null }) });
      }}
      choices={offered.map(({ id, name, address, media, opensAt }) => ({
        value: id,
        content: (
          <>
            <Picture media={media} kind="dock" />
            <span className={cards.words}>
              <strong className={cards.name}>{name}</strong>
              <span className={cards.soft}>
                {[address.line1, address.city].filter(Boolean).join(', ')}
              </span>
              {new Date(opensAt) > new Date() && (
                <span className={cards.mark}>
                  {t('form.dockOpensOn', { opensAt: new Date(opensAt) })}
                </span>
              )}
            </span>
          </>
        ),
      }))}
    />
  );
}

/** The question comes up below the boats: bring it to where the eye is, and the focus of a finger. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
  // Arrow keys go on through the boats.
  if (element && !element.ownerDocument.activeElement?.matches(':focus-visible')) {
    element.focus({ preventScroll: true });
  }
}

function BoatChoice({ booking, boatFirst }: { booking: Booking; boatFirst: boolean }) {
  const { form, t } = usePage();
  const { wish, docks, boatModels, change } = booking;
  if (!boatFirst && wish.dockId === null) return null;
  const offered = boatModels.filter(
    ({ dockIds }) => boatFirst || dockIds.includes(wish.dockId ?? ''),
  );
  if (offered.length === 0) return <Notice kind="info">{t('form.noBoats')}</Notice>;
  const nameOf = (id: string | null) => form.categories.find((one) => one.id === id)?.name;
  return (
    <ChoiceGroup
      legend={t('form.chooseBoat')}
      name="boat"
      look="cards"
      value={wish.boatModelId}
      onChange={(boatModelId) => {
        const { dockIds = [] } = offered.find(({ id }) => id === boatModelId) ?? {};
        const there = docks.filter(({ id }) => dockIds.includes(id));
        const stays = there.some(({ id }) => id === wish.dockId);
        const dockId = stays ? wish.dockId : there.length === 1 ? (there[0]?.id ?? null) : null;
        change({ boatModelId, dockId });
      }}
      choices={offered.map((model) => ({
        value: model.id,
        content: (
          <>
            <Picture media={model.media} kind={drawingOf(model)} />
            <span className={cards.words}>
              {nameOf(model.categoryId) && (
                <span className={cards.category}>{nameOf(model.categoryId)}</span>
              )}
              <strong className={cards.name}>{model.name}</strong>
              <span>{model.shortDescription}</span>
              {!says(model.shortDescription, model.capacity) && (
                <span className={cards.soft}>
                  {t('common.upToPeople', { capacity: model.capacity })}
                </span>
              )}
              <FromPrice model={model} dockId={wish.dockId} />
            </span>
          </>
        ),
      }))}
    />
  );
}

/** What the cheapest trip costs, at the dock that was chosen or at any. */
function FromPrice({ model, dockId }: { model: BoatModel; dockId: string | null }) {
  const { t, formats } = usePage();
  const there = dockId !== null && model.dockIds.includes(dockId) ? dockId : null;
  const from = fromPriceOf(model, there);
  if (!from) return null;
  const { money, duration } = formats();
  const amount = money(from.price);
  return (
    <span className={cards.price}>
      {from.slotName === null
        ? t('form.boatFrom', { amount, length: duration(from.minutes) })
        : `${t('common.from', { amount })} · ${from.slotName}`}
    </span>
  );
}

/** Whether the company's own words name a number already. */
function says(words: string, number: number): boolean {
  return new RegExp(`(?<!\\d)${number}(?!\\d)`).test(words);
}
