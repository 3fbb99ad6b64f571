import { execFile } from 'node:child_process';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { openApiFiles } from '@slipway/contract/openapi';

const folder = path.join(__dirname, '../peers/redoc');
const site = path.join(folder, 'site');

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Redoc</title><meta name="viewport" content="width=device-width"></head>
<body><redoc spec-url="/openapi.json"></redoc><script src="/redoc.standalone.js"></script></body>
</html>
`;

/** Redoc 2.5 with the document of our contract, as a folder that can be served. */
export async function buildRedoc(): Promise<string> {
  await mkdir(site, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }');
  const install = ['install', 'redoc@2.5', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', install, { cwd: folder });
  await Promise.all([
    copyFile(
      path.join(folder, 'node_modules/redoc/bundles/redoc.standalone.js'),
      path.join(site, 'redoc.standalone.js'),
    ),
    writeFile(path.join(site, 'openapi.json'), openApiFiles()['openapi.json']),
    writeFile(path.join(site, 'index.html'), PAGE),
    writeFile(path.join(site, '404.html'), PAGE),
  ]);
  return site;
}
