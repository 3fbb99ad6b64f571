import { enableCopying } from '@site/src/api-reference/behavior/copying.ts';
import { rememberLanguage } from '@site/src/api-reference/behavior/language.ts';
import CodeSample from '@site/src/api-reference/page/CodeSample.tsx';
import LanguageChoice from '@site/src/api-reference/page/LanguageChoice.tsx';
import { SAMPLE_LANGUAGE_IDS, type SampleLanguageId } from '@site/src/samples/language-labels.ts';
import { useEffect, useId, useRef } from 'react';
import styles from './styles.module.css';

type Props = { title: string } & Record<SampleLanguageId, string>;

/**
 * The code of an exchange of the contract, as in the reference. A guide writes
 * `<ApiSample operation="createBooking" example="paid" />`; the build fills in the rest.
 */
export default function ApiSample({ title, ...samples }: Props) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!root.current) return undefined;
    const left = new AbortController();
    rememberLanguage(root.current, left.signal);
    enableCopying(root.current, left.signal);
    return () => left.abort();
  }, []);

  return (
    <div ref={root} className={styles.sample} data-languages>
      <LanguageChoice name={useId()} />
      <CodeSample title={title} codes={codesOf(samples)} />
    </div>
  );
}

function codesOf(samples: Omit<Props, 'title'>) {
  const codes = SAMPLE_LANGUAGE_IDS.map((id) => [id, { html: samples[id] }]);
  return Object.fromEntries(codes) as Record<SampleLanguageId, { html: string }>;
}
