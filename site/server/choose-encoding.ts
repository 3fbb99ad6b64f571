import type { Encoding, SiteFile } from './site-files.ts';

const preferred: Encoding[] = ['br', 'gzip'];

/** The smallest form of a file that the caller accepts. */
export function chooseEncoding(header: string | undefined, forms: SiteFile['forms']): Encoding {
  const accepted = new Set(
    (header ?? '')
      .split(',')
      .map((part) => part.trim().split(';'))
      .filter(([, ...parameters]) => !parameters.some((text) => /^\s*q=0(\.0*)?\s*$/.test(text)))
      .map(([name]) => name),
  );
  return preferred.find((encoding) => accepted.has(encoding) && forms[encoding]) ?? 'identity';
}
