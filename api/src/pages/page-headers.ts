/** Pictures and films may come from where the company keeps them; scripts and styles only from here. */
const SOURCES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' https: data:",
  'media-src https:',
  "connect-src 'self'",
  "manifest-src 'self'",
  // A PDF that a page has loaded as data; no address can be framed.
  'frame-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
];

/** The form is made to stand inside a company's website; nobody else's page may lie over a payment. */
const MAY_BE_FRAMED: ReadonlySet<string> = new Set(['book']);

/** What a browser is told about a page before it shows it. */
export function pageHeaders(name: string): Record<string, string> {
  const framed = MAY_BE_FRAMED.has(name);
  return {
    'Cache-Control': 'private, no-cache',
    'Content-Security-Policy': [
      ...SOURCES,
      `frame-ancestors ${framed ? 'https: http://localhost:* http://*.localhost:*' : "'none'"}`,
    ].join('; '),
    'Content-Type': 'text/html; charset=utf-8',
    'Cross-Origin-Opener-Policy': framed ? 'same-origin-allow-popups' : 'same-origin',
    'Cross-Origin-Resource-Policy': framed ? 'cross-origin' : 'same-origin',
    // The address of a booking page names its reference, and the provider does not need to know it.
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    ...(!framed && { 'X-Frame-Options': 'DENY' }),
  };
}

/** Headers of a file whose name changes with its content, and of the script that websites load. */
export function fileHeaders(path: string): Record<string, string> {
  const isHashed = path.startsWith('/assets/');
  return {
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
  };
}
