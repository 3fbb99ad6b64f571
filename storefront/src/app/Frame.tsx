import { ownNameOf } from '@slipway/contract/languages';
import type { ReactNode } from 'react';
import styles from './Frame.module.css';
import { usePage } from './page.ts';

/** What is around every page: the company on top, its contacts at the end. */
export function Frame({ children }: { children: ReactNode }) {
  const { form, t, host } = usePage();
  const { name, phoneNumber, emailAddress } = form.company;
  const { logoUrl } = form.branding;
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('common.skipToContent')}
      </a>
      {host.layout !== 'inline' && (
        <header className={styles.header}>
          <p className={styles.company}>
            {logoUrl ? <img src={logoUrl} alt={name} height="36" /> : name}
          </p>
          <LanguageChoice />
        </header>
      )}
      <main id="content" className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        {form.payment.demo && <p>{t('common.demoNote')}</p>}
        <p>
          {phoneNumber && (
            <a href={`tel:${phoneNumber}`}>{t('common.callUs', { phone: phoneNumber })}</a>
          )}
          {phoneNumber && emailAddress && ' · '}
          {emailAddress && (
            <a href={`mailto:${emailAddress}`}>{t('common.writeToUs', { email: emailAddress })}</a>
          )}
        </p>
        <p>{t('common.poweredBy')}</p>
        {host.layout === 'inline' && <LanguageChoice />}
      </footer>
    </div>
  );
}

function LanguageChoice() {
  const { form, language, setLanguage, t } = usePage();
  const { offered } = form.languages;
  if (offered.length < 2) return null;
  return (
    <select
      className={styles.language}
      aria-label={t('common.chooseLanguage')}
      value={language}
      onChange={(event) => setLanguage(event.target.value)}
    >
      {offered.map((code) => (
        <option key={code} value={code} lang={code}>
          {ownNameOf(code)}
        </option>
      ))}
    </select>
  );
}
