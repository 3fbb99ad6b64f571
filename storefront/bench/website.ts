import { createServer } from 'node:http';

/** A page of a company's own website, as it is and with the script of the form and a link to it. */
export async function serveWebsite(
  formUrl: string,
): Promise<{ plain: string; embedding: string; stop(): void }> {
  const script = `<script src="${formUrl}/embed.js" async></script>`;
  const server = createServer(({ url }, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(pageHtml(formUrl, url === '/embedding' ? script : ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const address = `http://127.0.0.1:${port}`;
  return {
    plain: `${address}/plain`,
    embedding: `${address}/embedding`,
    stop: () => server.close(),
  };
}

function pageHtml(formUrl: string, script: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Electric sloops for up to five people">
<title>Plover 5</title>
<link rel="icon" href="data:,">
${script}
</head>
<body>
<main>
<h1>Plover 5</h1>
${'<p>A quiet electric sloop with a table and cushions. The battery lasts a full day.</p>\n'.repeat(12)}
<p><a href="${formUrl}/book" data-slipway>Book a Plover 5</a></p>
</main>
</body>
</html>
`;
}
