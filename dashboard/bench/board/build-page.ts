import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

type Output = {
  output: { fileName: string; type: string; code?: string; source?: string | Uint8Array }[];
};

export interface Page {
  url: string;
  /** Script in KiB with Brotli, without React, which a dashboard has anyway. */
  scriptKib: number;
  stop(): void;
}

/** Builds a script that draws the month, and serves it on a page of its own. */
export async function servePage(script: string): Promise<Page> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: { page: script },
        output: {
          entryFileNames: '[name].js',
          codeSplitting: {
            groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
          },
        },
      },
    },
  })) as unknown as Output;
  const files = new Map(
    built.output.map(({ fileName, code, source }) => [`/${fileName}`, code ?? source ?? '']),
  );
  const styles = [...files.keys()].filter((name) => name.endsWith('.css'));
  files.set('/', pageHtml(styles));
  const server = createServer(({ url = '' }, response) => {
    const body = files.get(url);
    if (body === undefined) return response.writeHead(404).end();
    return response.writeHead(200, { 'Content-Type': typeOf(url) }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const own = [...files].filter(([name]) => name.endsWith('.js') && !name.includes('react-'));
  const bytes = own.reduce((sum, [, code]) => sum + brotliCompressSync(code).length, 0);
  return {
    url: `http://127.0.0.1:${port}/`,
    scriptKib: bytes / 1024,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function typeOf(url: string): string {
  if (url.endsWith('.js')) return 'text/javascript; charset=utf-8';
  return url.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/html; charset=utf-8';
}

function pageHtml(styles: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Board</title>
<link rel="icon" href="data:,">
${styles.map((name) => `<link rel="stylesheet" href="${name}">`).join('\n')}
<script type="module" src="/page.js"></script>
</head>
<body><main id="board"></main></body>
</html>
`;
}
