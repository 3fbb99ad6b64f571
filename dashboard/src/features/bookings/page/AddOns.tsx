import { Button, Stepper, TickField } from '@slipway/ui';
import { useState } from 'react';
import { useAsk, useWrite } from '../../../api/ask.ts';
import { useMay } from '../../../api/facts.ts';
import { label } from '../../../shell/label.ts';
import { Refusal } from '../../../shell/Refusal.tsx';
import { Answered } from '../../../shell/states/Answered.tsx';
import { State } from '../../../shell/states/State.tsx';
import { useToasts } from '../../../shell/toasts/Toasts.tsx';
import { moneyText } from '../../../shell/words/money.ts';
import type { Booking } from '../words.ts';
import styles from './tabs.module.css';

const MOST = 99;

/** What was ordered and what can be; a change counts when it is saved. */
export function AddOns({ booking }: { booking: Booking }) {
  const { id, updatedAt: seenUpdatedAt, money, can } = booking;
  const may = useMay();
  const offered = useAsk('listTeamAddOns', { params: { id } });
  const [wanted, setWanted] = useState<Readonly<Record<string, number>>>({});
  const [showAll, setShowAll] = useState(false);
  const change = useWrite('changeTeamAddOns');
  const toasts = useToasts();
  const canChange = can.edit && may('bookings.edit');
  return (
    <Answered asked={offered} label="Loading add-ons">
      {(addOns) => {
        const quantityOf = (addOn: (typeof addOns)[number]) =>
          wanted[addOn.addOnId] ?? addOn.quantity;
        const shown = addOns.filter(
          ({ reason, quantity }) => showAll || reason === null || quantity > 0,
        );
        const isChanged = addOns.some((addOn) => quantityOf(addOn) !== addOn.quantity);
        return (
          <section className={styles.card} aria-label={label('Bookings', 'Add-ons')}>
            {shown.length === 0 && (
              <State kind="empty" title="No add-on fits this trip">
                Tick the box to see which there are, and why.
              </State>
            )}
            <ul className={styles.lines}>
              {shown.map((addOn) => (
                <li key={addOn.addOnId}>
                  {canChange && (addOn.reason === null || addOn.quantity > 0) ? (
                    <Stepper
                      label={addOn.name}
                      hint={`${moneyText(addOn.price, money.currency)} per ${addOn.basis.replace('_', ' and ')}${
                        addOn.reason ? `. ${addOn.reason}` : ''
                      }`}
                      value={quantityOf(addOn)}
                      least={0}
                      most={Math.max(addOn.quantity, addOn.reason ? 0 : (addOn.most ?? MOST))}
                      fewer="Fewer"
                      more="More"
                      onChange={(quantity) => setWanted({ ...wanted, [addOn.addOnId]: quantity })}
                    />
                  ) : (
                    <>
                      <span>
                        {addOn.name}
                        <span className={styles.small}>{addOn.reason}</span>
                      </span>
                      <span>{addOn.quantity}</span>
                    </>
                  )}
                </li>
              ))}
            </ul>
            <TickField
              label={label('Bookings', 'Add-ons', 'Show unavailable add-ons')}
              checked={showAll}
              onChange={({ target }) => setShowAll(target.checked)}
            />
            <Refusal error={change.error} />
            {canChange && shown.length > 0 && (
              <div className={styles.buttons}>
                <Button
                  look="primary"
                  aria-disabled={!isChanged}
                  busy={change.isPending && 'Saving'}
                  onClick={() => {
                    if (!isChanged) return;
                    const order = addOns
                      .map((addOn) => ({ addOnId: addOn.addOnId, quantity: quantityOf(addOn) }))
                      .filter(({ quantity }) => quantity > 0);
                    change.mutate(
                      { params: { id }, body: { seenUpdatedAt, addOns: order } },
                      {
                        onSuccess: ({ money: after }) => {
                          setWanted({});
                          toasts.done(
                            `Saved. The balance is ${moneyText(after.balance, after.currency)}.`,
                          );
                        },
                      },
                    );
                  }}
                >
                  {label('Save')}
                </Button>
              </div>
            )}
          </section>
        );
      }}
    </Answered>
  );
}
