import type { TextKey } from '@slipway/contract/languages';
import { Button, LinkButton, Notice } from '@slipway/ui';
import { useEffect, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import type { Input } from '../../api/call.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { usePage } from '../../app/page.ts';
import { Failed, Waiting } from '../../app/states.tsx';
import styles from './Payment.module.css';

type Action = Input<'actOnDemoPayment'>['body']['action'];

const RARE: [Action, TextKey][] = [
  ['pay_later', 'payment.demoPayLater'],
  ['pay_twice', 'payment.demoPayTwice'],
  ['pay_after_expiry', 'payment.demoPayAfterHold'],
];

/** The page of the demo provider: whoever tries things out chooses the outcome. */
export function DemoPayment() {
  const { t, formats, address, call, leaveTo } = usePage();
  const id = address.pathname.split('/').at(-1) ?? '';
  const { data, error, again } = useAnswer('getDemoPayment', { params: { id } });
  const [chosen, choose] = useState<Action>();
  const [failure, setFailure] = useState<ApiError>();
  const title = t('payment.demoTitle');
  useEffect(() => {
    document.title = title;
  }, [title]);

  async function act(action: Action) {
    choose(action);
    setFailure(undefined);
    try {
      const { redirectUrl } = await call('actOnDemoPayment', { params: { id }, body: { action } });
      leaveTo(redirectUrl);
    } catch (reason) {
      choose(undefined);
      setFailure(reason as ApiError);
    }
  }

  if (error?.failure === 'missing') {
    return (
      <div className={styles.page}>
        <h1>{title}</h1>
        <Notice kind="warn">{t('payment.demoUnknown')}</Notice>
      </div>
    );
  }
  if (error) return <Failed error={error} again={again} />;
  if (!data) return <Waiting label={t('payment.demoLoading')} lines={4} />;
  const { money } = formats();
  const button = (action: Action, label: TextKey, look?: 'primary' | 'quiet') => (
    <Button
      key={action}
      {...(look && { look })}
      wide
      busy={chosen === action && t('payment.demoSending')}
      aria-disabled={chosen !== undefined}
      onClick={() => chosen === undefined && act(action)}
    >
      {t(label)}
    </Button>
  );
  return (
    <div className={styles.page}>
      <header>
        <h1>{title}</h1>
        <p className={styles.soft}>{t('payment.demoText')}</p>
      </header>
      <section className={styles.card}>
        <p>{data.description}</p>
        {data.amount > 0 && (
          <p className={styles.line}>
            <span>{t('payment.demoTaken')}</span>
            <strong className={styles.amount}>{money(data.amount)}</strong>
          </p>
        )}
        {data.held > 0 && (
          <p className={styles.line}>
            <span>{t('payment.demoHeld')}</span>
            <strong className={styles.amount}>{money(data.held)}</strong>
          </p>
        )}
        {failure && <Failed error={failure} again={() => setFailure(undefined)} />}
        {data.state === 'open' ? (
          <>
            <div className={styles.choices}>
              {button(
                'pay',
                data.amount > 0 ? 'payment.demoPay' : 'payment.demoReserve',
                'primary',
              )}
              {button('fail', 'payment.demoFail')}
              {button('leave', 'payment.demoLeave')}
            </div>
            <details className={styles.more}>
              <summary>{t('payment.demoMore')}</summary>
              <div className={styles.choices}>
                {RARE.map(([action, label]) => button(action, label))}
              </div>
            </details>
          </>
        ) : (
          <Notice kind="info" action={<LinkButton href="/book">{t('common.back')}</LinkButton>}>
            {t('payment.demoOver')}
          </Notice>
        )}
      </section>
    </div>
  );
}
