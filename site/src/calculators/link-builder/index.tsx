import CodeBlock from '@site/src/components/CodeBlock/index.tsx';
import Calculator from '../frame/Calculator/index.tsx';
import { linkBuilder } from './calculation.ts';

/** A link that opens the booking form as the reader wants it. */
export default function LinkBuilder() {
  return (
    <Calculator calculation={linkBuilder}>
      {/* The key forgets that an earlier link was copied. */}
      {({ link }) => <CodeBlock key={link} language="text" html={link.replaceAll('&', '&amp;')} />}
    </Calculator>
  );
}
