import { usePage } from '../../../app/page.ts';
import styles from './layout.module.css';
import { STEP_NAME, type Step } from './steps.ts';

/** Where the visitor is, with a way back to what is done. */
export function Progress({
  steps,
  current,
  onGo,
}: {
  steps: readonly Step[];
  current: Step;
  onGo: (step: Step) => void;
}) {
  const { t } = usePage();
  const at = steps.indexOf(current);
  return (
    <nav className={styles.progress} aria-label={t('form.steps')}>
      <ol className={styles.rail}>
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            data-done={index < at}
          >
            {index < at ? (
              <button type="button" onClick={() => onGo(step)}>
                {t(STEP_NAME[step])}
              </button>
            ) : (
              <span>{t(STEP_NAME[step])}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
