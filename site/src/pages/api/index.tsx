import Head from '@docusaurus/Head';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import { DOWNLOADS } from '@site/src/api-reference/downloads.ts';
import ReferenceContent from '@site/src/api-reference/ReferenceContent.tsx';
import { systemPages } from '@site/src/systemPages.ts';
import Layout from '@theme/Layout';

const { title, description } = systemPages['/api/'];

export default function ApiReferencePage() {
  return (
    <HtmlClassNameProvider className="reference-page">
      <Layout title={title} description={description}>
        <Head>
          <link
            rel="service-desc"
            type={DOWNLOADS.openApiJson.mediaType}
            href={DOWNLOADS.openApiJson.path}
          />
          <link
            rel="alternate"
            type="application/atom+xml"
            title={DOWNLOADS.changelog.label}
            href={DOWNLOADS.changelog.path}
          />
        </Head>
        <ReferenceContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}
