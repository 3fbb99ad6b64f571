import { LinkButton } from '@slipway/ui';
import { usePage } from '../app/page.ts';
import styles from './AccountBox.module.css';

/**
 * A password belongs on a page whose address the customer can see, and the cookie of a session does
 * not reach a frame on another website: signing in happens in a tab of its own.
 */
export function SignInElsewhere({ href, onOpen }: { href: string; onOpen?: () => void }) {
  const { t } = usePage();
  return (
    <div className={styles.open}>
      <p className={styles.words}>
        <strong>{t('form.haveAccount')}</strong> {t('form.signInElsewhere')}
      </p>
      <LinkButton href={href} target="_blank" onClick={onOpen}>
        {t('form.signInNewTab')}
      </LinkButton>
    </div>
  );
}
