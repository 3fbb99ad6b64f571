import { ANSWER_HEADER, REQUEST_HEADER } from '@slipway/contract';
import { headerAnchor } from '../anchors.ts';
import type { Field } from '../fields.ts';
import FieldList from './FieldList.tsx';
import styles from './Headers.module.css';
import Section from './Section.tsx';

interface Header {
  name: string;
  description: string;
  example: string;
}

/** The headers that calls share. */
export default function Headers() {
  return (
    <Section id="headers" title="Headers">
      <h3 id="request-headers">Headers that you may send</h3>
      <HeaderList headers={Object.values(REQUEST_HEADER)} />
      <h3 id="answer-headers">Headers that you get</h3>
      <HeaderList headers={Object.values(ANSWER_HEADER)} />
    </Section>
  );
}

function HeaderList({ headers }: { headers: Header[] }) {
  const fields = headers.map(
    ({ name, description, example }): Field => ({
      path: [name],
      required: false,
      schema: { type: 'string', description, examples: [example] },
    }),
  );
  return <FieldList fields={fields} anchor={([name = '']) => headerAnchor(name)} />;
}

interface HeaderNamesProps {
  title: string;
  names: string[];
}

/** Headers by name, with a link to their descriptions, which all calls share. */
export function HeaderNames({ title, names }: HeaderNamesProps) {
  return (
    <p className={styles.headers}>
      {title}: <a href="#headers">{names.join(', ')}</a>
    </p>
  );
}
