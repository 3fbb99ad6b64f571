import { Button, Dialog, Notice, SelectField, Stepper, TextField } from '@slipway/ui';
import { type FormEvent, useState } from 'react';
import type { BookingAccess } from '../../access/booking-access.ts';
import type { ApiError } from '../../api/api-error.ts';
import { failureText } from '../../api/failure-text.ts';
import { usePage } from '../../app/page.ts';
import type { BookingPartProps } from './booking.ts';
import styles from './Details.module.css';
import { useWrite } from './use-write.ts';

type DialogProps = BookingPartProps & { access: BookingAccess; onClose: () => void };

/** Corrects names, phone number, people and answers. */
export function DetailsDialog({ booking, access, onChange, onClose }: DialogProps) {
  const { t } = usePage();
  const { customer } = booking;
  const asked = booking.questions.filter(({ sensitive }) => !sensitive);
  const answerTo = (id: string) =>
    booking.answers.find(({ questionId }) => questionId === id)?.answer ?? '';
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const { busy, error, run } = useWrite('changeDetails', access.key);
  const [passengers, setPassengers] = useState(booking.passengers);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const value = (name: string) => String(sent.get(name) ?? '').trim();
    const body = {
      givenName: value('givenName'),
      familyName: value('familyName'),
      phoneNumber: value('phoneNumber') || null,
      ...(passengers !== booking.passengers && {
        passengers,
        expectedTotal: booking.money.totalIncludingTax,
      }),
      answers: asked
        .map(({ id }) => ({ questionId: id, answer: value(id) }))
        .filter(({ questionId, answer }) => answer !== answerTo(questionId)),
    };
    setAnswered(body.answers.map(({ questionId }) => questionId));
    const changed = await run({ query: access.query, body });
    if (!changed) return;
    onChange(changed);
    onClose();
  };
  const isPriceNew = error?.code === 'priceChanged';
  return (
    <Dialog title={t('booking.changeDetails')} close={t('common.close')} onClose={onClose}>
      <form className={styles.form} onSubmit={save} noValidate>
        <TextField
          name="givenName"
          label={t('form.givenName')}
          autoComplete="given-name"
          required
          defaultValue={customer?.givenName}
          error={fault(error, 'givenName') ? t('errors.required') : undefined}
        />
        <TextField
          name="familyName"
          label={t('form.familyName')}
          autoComplete="family-name"
          required
          defaultValue={customer?.familyName}
          error={fault(error, 'familyName') ? t('errors.required') : undefined}
        />
        <TextField
          name="phoneNumber"
          type="tel"
          label={t('form.phone')}
          hint={t('form.phoneHint')}
          autoComplete="tel"
          defaultValue={customer?.phoneNumber ?? ''}
          error={fault(error, 'phoneNumber') ? t('errors.phone') : undefined}
        />
        <Stepper
          label={t('form.howManyPeople')}
          value={passengers}
          least={1}
          most={booking.boatModel.capacity * booking.boats}
          fewer={t('common.fewer')}
          more={t('common.more')}
          onChange={setPassengers}
        />
        {asked.map((question) => {
          const known = answerTo(question.id);
          const isWrong = fault(error, `answers.${answered.indexOf(question.id)}.answer`);
          const words = {
            name: question.id,
            label: question.label,
            hint: question.help,
            error: isWrong ? t('errors.answer') : undefined,
          };
          const choices =
            question.kind === 'yes_no'
              ? [
                  ['yes', t('common.yes')],
                  ['no', t('common.no')],
                ]
              : question.choices.map((choice) => [choice, choice]);
          return choices.length > 0 ? (
            <SelectField key={question.id} {...words} defaultValue={known}>
              <option value="">{t('form.chooseAnswer')}</option>
              {choices.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          ) : (
            <TextField
              key={question.id}
              {...words}
              inputMode={question.kind === 'number' ? 'numeric' : undefined}
              defaultValue={known}
            />
          );
        })}
        <p className={styles.note}>{t('booking.changeDetailsHint')}</p>
        {error && error.failure !== 'invalid' && (
          <Notice kind="warn" live>
            {isPriceNew ? t('booking.peoplePriceChanges') : failureText(t, error)}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button type="submit" look="primary" busy={busy && t('common.sending')}>
            {t('common.save')}
          </Button>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

function fault(error: ApiError | undefined, field: string): boolean {
  return error?.fields[field] !== undefined;
}
