import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';

export default function NotFound() {
  return (
    <>
      <PageMetadata
        title="Page not found"
        description="There is no page at this address of the Slipway help site."
      />
      <Layout>
        <NotFoundContent />
      </Layout>
    </>
  );
}
