import type { Reference, ReferenceOperation } from '@site/plugins/api-reference/index.ts';
import ErrorTable from '@site/src/components/ErrorTable/index.tsx';
import InlineMarkdown from '@site/src/components/InlineMarkdown/index.tsx';
import { systemPages } from '@site/src/systemPages.ts';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

interface Props {
  reference: Reference;
}

export default function ApiReference({ reference }: Props) {
  const { title, description } = systemPages['/api/'];
  return (
    <Layout title={title} description={description}>
      <main className={styles.page}>
        <h1>{title}</h1>
        <p className={styles.summary}>{description}</p>
        {reference.groups.map(({ tag, title: group, description: about, operations }) => (
          <section key={tag} aria-labelledby={tag}>
            <h2 id={tag}>{group}</h2>
            <p>{about}</p>
            {operations.map((operation) => (
              <Operation key={operation.id} operation={operation} />
            ))}
          </section>
        ))}
        <section className="markdown" aria-labelledby="errors">
          <h2 id="errors">Errors</h2>
          <ErrorTable />
        </section>
      </main>
    </Layout>
  );
}

interface OperationProps {
  operation: ReferenceOperation;
}

function Operation({ operation }: OperationProps) {
  const { id, method, path, summary, description, errors, replacedBy } = operation;
  return (
    <section className={styles.operation} aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        {summary}
      </h3>
      <p className={styles.call}>
        <code>
          {method} {path}
        </code>
        {replacedBy && <span className={styles.deprecated}>Deprecated</span>}
      </p>
      <p>
        <InlineMarkdown text={description} />
      </p>
      <p className={styles.errors}>Errors: {errors.join(', ')}</p>
    </section>
  );
}
