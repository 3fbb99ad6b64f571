import Head from '@docusaurus/Head';

interface Props {
  data: object;
}

/** What a page tells search engines about itself, in the vocabulary of schema.org. */
export default function StructuredData({ data }: Props) {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
