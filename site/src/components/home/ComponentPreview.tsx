import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

interface Props {
  name: string;
  children: ReactNode;
}

/** One block of the home page on a page of its own, for the people who maintain the site. */
export default function ComponentPreview({ name, children }: Props) {
  return (
    <Layout title={`Preview: ${name}`} description={`The ${name} block of the home page, alone.`}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main>
        {/* Hero holds the heading of the home page itself. */}
        {name !== 'Hero' && <h1 className="visually-hidden">Preview: {name}</h1>}
        {children}
      </main>
    </Layout>
  );
}
