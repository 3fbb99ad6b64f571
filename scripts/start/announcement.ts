export interface Running {
  siteUrl: string;
  apiUrl: string;
  /** A key to try the API with; there is none when the database holds other companies. */
  demoKey: string | undefined;
  /** Pages of the demo that customers see. */
  pages: { form: string; booking: string | undefined } | undefined;
  /** Where the embedded database is, unless PostgreSQL is used. */
  dataFolder: string | undefined;
}

const KEY_COMMAND = 'npm run slipway -- keys create --company SLUG --description "Trying it"';

/** What a person reads when everything runs: where it is and a line to paste. */
export function announcement(running: Running): string {
  const { siteUrl, apiUrl, demoKey, pages, dataFolder } = running;
  const database = dataFolder ? `embedded database in ${dataFolder}` : 'PostgreSQL';
  const lines = [
    '',
    `  Help site     ${siteUrl}`,
    `  Booking API   ${apiUrl}   (${database})`,
    ...(pages ? [`  Booking form  ${pages.form}`] : []),
    ...(pages?.booking ? [`  A booking     ${pages.booking}`] : []),
    ...(demoKey
      ? [
          `  Demo key      ${demoKey}`,
          '',
          '  Try it:',
          '',
          `  curl -H "Authorization: Bearer ${demoKey}" ${apiUrl}/me`,
        ]
      : [
          '',
          // One process at a time can use the embedded database.
          ...(dataFolder
            ? [
                '  Make a key after you have stopped this:',
                '',
                `  DATA_DIR="${dataFolder}" ${KEY_COMMAND}`,
              ]
            : ['  Make a key:', '', `  ${KEY_COMMAND}`]),
        ]),
    '',
    '  Press Ctrl-C to stop.',
    '',
  ];
  return lines.join('\n');
}
