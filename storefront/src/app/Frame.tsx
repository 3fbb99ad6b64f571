import { ownNameOf } from '@slipway/contract/languages';
import { pictureAddress } from '@slipway/contract/picture-address';
import { type ReactNode, useState } from 'react';
import styles from './Frame.module.css';
import { usePage } from './page.ts';

/** What is around every page: the company on top, its contacts at the end. */
export function Frame({ children }: { children: ReactNode }) {
  const { form, t, host } = usePage();
  const { name, phoneNumber, emailAddress } = form.company;
  return (
    <div className={styles.frame} data-layout={host.layout}>
      <a className={styles.skip} href="#content">
        {t('common.skipToContent')}
      </a>
      {host.layout !== 'inline' && (
        <header className={styles.header}>
          <p className={styles.company}>
            <Logo name={name} />
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

/** The logo, darker or lighter with the page; the name in its place when it does not come. */
function Logo({ name }: { name: string }) {
  const { logoUrl, darkLogoUrl } = usePage().form.branding;
  const [missing, setMissing] = useState(false);
  if (!logoUrl || missing || !pictureAddress(logoUrl)) return name;
  return (
    <picture>
      {darkLogoUrl && <source srcSet={darkLogoUrl} media="(prefers-color-scheme: dark)" />}
      <img src={logoUrl} alt={name} height="36" onError={() => setMissing(true)} />
    </picture>
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
