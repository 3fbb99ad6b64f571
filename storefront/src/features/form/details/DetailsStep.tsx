import { Notice, TextField, TickField } from '@slipway/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { usePage } from '../../../app/page.ts';
import { AccountBox } from '../../../session/AccountBox.tsx';
import { HoldClock } from '../draft/HoldClock.tsx';
import { ownTabOf } from '../elsewhere/own-tab.ts';
import styles from '../layout/layout.module.css';
import { NextBar } from '../layout/NextBar.tsx';
import { StepHeading } from '../layout/StepHeading.tsx';
import type { Booking } from '../use-booking.ts';
import own from './DetailsStep.module.css';
import { type FieldFaults, faultsFrom, faultsOf, needsConsent, questionsFor } from './details.ts';
import { QuestionField } from './QuestionField.tsx';

/** Who books, and the company's questions. The boat is held meanwhile. */
export function DetailsStep({ booking }: { booking: Booking }) {
  const { form, language, t, call, host, address } = usePage();
  const { details, setDetails, draft, wish } = booking;
  const [faults, setFaults] = useState<FieldFaults>({});
  const [mayMakeAccount, setMayMakeAccount] = useState(false);
  const body = useRef<HTMLFormElement>(null);
  const questions = questionsFor(form, wish);
  const consent = needsConsent(questions, details);
  const { phone } = form.options;

  const count = Object.keys(faults).length;
  useEffect(() => {
    if (count > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [count]);

  const set = (part: Partial<typeof details>) => {
    setDetails({ ...details, ...part });
    setFaults((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))),
    );
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (booking.busy || draft.ended || !draft.key) return;
    const found = faultsOf(details, questions, form, t);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const { key } = draft;
    booking.attempt(async () => {
      const saved = await call(
        'saveDetails',
        {
          body: {
            givenName: details.givenName.trim(),
            familyName: details.familyName.trim(),
            emailAddress: details.emailAddress.trim(),
            phoneNumber: phone === 'off' ? null : details.phoneNumber.trim() || null,
            language,
            answers: questions.map(({ id }) => ({
              questionId: id,
              answer: details.answers[id]?.trim() ?? '',
            })),
            ...(consent && { sensitiveConsent: true }),
            ...(mayMakeAccount && details.createAccount && { createAccount: true }),
          },
        },
        { key },
      ).catch((error: ApiError) => {
        if (error.failure !== 'invalid') throw error;
        setFaults(faultsFrom(error, t));
        return null;
      });
      if (!saved) return;
      draft.keep(key, saved);
      booking.go('summary');
    });
  };

  const field = (name: 'givenName' | 'familyName' | 'emailAddress' | 'phoneNumber') => ({
    name,
    value: details[name],
    error: faults[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });

  return (
    <div className={styles.step}>
      <StepHeading moved={booking.moved}>{t('form.details')}</StepHeading>
      <HoldClock booking={booking} />
      {form.signInPossible && (
        <AccountBox
          open={booking.signIn === 'show'}
          elsewhere={host.layout && ownTabOf(address, language, draft.key)}
          onElsewhere={() => booking.setElsewhere('signIn')}
          onVisitor={({ customer }) => {
            setMayMakeAccount(!customer);
            if (!customer) return;
            const { givenName, familyName, emailAddress, phoneNumber } = customer;
            set({ givenName, familyName, emailAddress, phoneNumber: phoneNumber ?? '' });
          }}
        />
      )}
      <form ref={body} noValidate onSubmit={submit} className={styles.step}>
        {count > 0 && (
          <Notice kind="warn" live>
            {t('errors.fixFields', { count })}
          </Notice>
        )}
        <div className={own.names}>
          <TextField
            label={t('form.givenName')}
            autoComplete="given-name"
            {...field('givenName')}
          />
          <TextField
            label={t('form.familyName')}
            autoComplete="family-name"
            {...field('familyName')}
          />
        </div>
        <TextField
          label={t('form.email')}
          hint={t('form.emailHint')}
          type="email"
          autoComplete="email"
          {...field('emailAddress')}
        />
        {phone !== 'off' && (
          <TextField
            label={t('form.phone')}
            hint={t('form.phoneHint')}
            optional={phone === 'optional' ? t('common.optional') : undefined}
            type="tel"
            autoComplete="tel"
            {...field('phoneNumber')}
          />
        )}
        {mayMakeAccount && (
          <TickField
            label={t('form.createAccount')}
            hint={t('form.createAccountHint')}
            checked={details.createAccount}
            onChange={(event) => set({ createAccount: event.target.checked })}
          />
        )}
        {questions.length > 0 && (
          <section className={styles.section}>
            <h2>{t('form.questions')}</h2>
            {questions.map((question) => (
              <QuestionField
                key={question.id}
                question={question}
                answer={details.answers[question.id] ?? ''}
                error={faults[question.id]}
                onChange={(answer) => {
                  set({ answers: { ...details.answers, [question.id]: answer } });
                  setFaults(({ [question.id]: _, ...left }) => left);
                }}
              />
            ))}
            {consent && (
              <TickField
                label={t('form.sensitiveConsent', { company: form.company.name })}
                checked={details.sensitiveConsent}
                error={faults.sensitiveConsent}
                onChange={(event) => set({ sensitiveConsent: event.target.checked })}
              />
            )}
          </section>
        )}
        <NextBar
          booking={booking}
          reason={draft.ended ? t('form.holdEnded', { boats: booking.wish.boats }) : null}
        />
      </form>
    </div>
  );
}
