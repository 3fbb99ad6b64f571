export interface Running {
  siteUrl: string;
  apiUrl: string;
  /** A key to try the API with; there is none when the database holds other companies. */
  demoKey: string | undefined;
  database: string;
}

/** What a person reads when everything runs: where it is and a line to paste. */
export function announcement({ siteUrl, apiUrl, demoKey, database }: Running): string {
  const lines = [
    '',
    `  Help site   ${siteUrl}`,
    `  Booking API ${apiUrl}   (${database})`,
    ...(demoKey
      ? [
          `  Demo key    ${demoKey}`,
          '',
          '  Try it:',
          '',
          `  curl -H "Authorization: Bearer ${demoKey}" ${apiUrl}/me`,
        ]
      : [
          '',
          '  Make a key with: npm run slipway -- keys create --company SLUG --description "Trying it"',
        ]),
    '',
    '  Press Ctrl-C to stop.',
    '',
  ];
  return lines.join('\n');
}
