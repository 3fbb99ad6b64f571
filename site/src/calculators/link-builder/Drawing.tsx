import CodeBlock from '@site/src/components/ui/CodeBlock.tsx';
import type { LinkAnswer } from './calculation.ts';
import styles from './Drawing.module.css';

/** The link, ready to be copied. */
export default function LinkToCopy({ link }: Pick<LinkAnswer, 'link'>) {
  return (
    // The key forgets that an earlier link was copied.
    <div key={link} className={styles.link}>
      <CodeBlock language="text" html={link.replaceAll('&', '&amp;')} />
    </div>
  );
}
