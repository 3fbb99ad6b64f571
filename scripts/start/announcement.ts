interface Running {
  apiUrl: string;
  /** A key to try the API with; there is none when the database holds other companies. */
  demoKey: string | undefined;
  /** Pages of the demo that customers see. */
  pages: { form: string; booking: string | undefined } | undefined;
  /** The dashboard, and who can sign in to it; the demo alone has such people. */
  dashboard: Dashboard | undefined;
  /** Where the embedded database is, unless PostgreSQL is used. */
  dataFolder: string | undefined;
}

interface Dashboard {
  url: string;
  people: readonly { emailAddress: string; role: string }[];
  password: string;
}

const KEY_COMMAND = 'npm run slipway -- keys create --company SLUG --description "Trying it"';

/** What a person reads when the product runs: where it is and a line to paste. */
export function productAnnouncement(running: Running): string {
  const { apiUrl, demoKey, pages, dashboard, dataFolder } = running;
  const database = dataFolder ? `embedded database in ${dataFolder}` : 'PostgreSQL';
  const lines = [
    '',
    `  Booking API   ${apiUrl}   (${database})`,
    ...(pages ? [`  Booking form  ${pages.form}`] : []),
    ...(pages?.booking ? [`  A booking     ${pages.booking}`] : []),
    ...(dashboard ? signIns(dashboard) : []),
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
  ];
  return lines.join('\n');
}

export const SITE_FOLLOWS = `
  The help site is still being built; its address follows in about a minute.`;

/** What a person reads when the site runs too, which is last. */
export function siteAnnouncement(url: string): string {
  return ['', `  Help site     ${url}`, '', '  Press Ctrl-C to stop.', ''].join('\n');
}

function signIns({ url, people, password }: Dashboard): string[] {
  const width = Math.max(...people.map(({ emailAddress }) => emailAddress.length));
  return [
    `  Dashboard     ${url}`,
    ...people.map(
      ({ emailAddress, role }, index) =>
        `  ${(index === 0 ? 'Sign in as' : '').padEnd(14)}${emailAddress.padEnd(width)}  ${role}`,
    ),
    `  Password      ${password}`,
  ];
}
