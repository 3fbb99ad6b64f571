import CodeBlock from '@site/src/components/CodeBlock/index.tsx';
import Calculator from '../frame/Calculator/index.tsx';
import { linkBuilder } from './calculation.ts';
import styles from './styles.module.css';

export default function LinkBuilder() {
  return (
    <Calculator calculation={linkBuilder}>
      {({ link }) => (
        // The key forgets that an earlier link was copied.
        <div key={link} className={styles.link}>
          <CodeBlock language="text" html={link.replaceAll('&', '&amp;')} />
        </div>
      )}
    </Calculator>
  );
}
