/** A picture that was drawn at build time. Nothing of it runs in the browser. */
export default function Picture({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from our own pages, all values escaped
  return <figure className="pic" dangerouslySetInnerHTML={{ __html: html }} />;
}
