type NumberingPlan = {
  /** The country code, without the plus sign. */
  code: string;
  /** What is dialed before a number at home and left out from abroad; one of them, where there is any. */
  trunk: readonly string[];
  /** How many digits a number has without it. */
  digits: readonly [least: number, most: number];
};

/** The countries of North America share one plan. */
const NORTH_AMERICA = [
  ...['AG', 'AI', 'AS', 'BB', 'BM', 'BS', 'CA', 'DM', 'DO', 'GD', 'GU', 'JM', 'KN', 'KY', 'LC'],
  ...['MP', 'MS', 'PR', 'SX', 'TC', 'TT', 'US', 'VC', 'VG', 'VI'],
];

/** Country: country code, trunk prefixes, fewest and most digits of a number (ITU E.164 and E.123). */
const PLANS: Readonly<Record<string, readonly [string, string, number, number]>> = {
  AD: ['376', '', 6, 9],
  AE: ['971', '0', 8, 9],
  AL: ['355', '0', 8, 9],
  AR: ['54', '0', 10, 10],
  AT: ['43', '0', 4, 13],
  AU: ['61', '0', 9, 9],
  BA: ['387', '0', 8, 9],
  BE: ['32', '0', 8, 9],
  BG: ['359', '0', 7, 9],
  BR: ['55', '0', 10, 11],
  CH: ['41', '0', 9, 9],
  CL: ['56', '', 9, 9],
  CO: ['57', '', 10, 10],
  CY: ['357', '', 8, 8],
  CZ: ['420', '', 9, 9],
  DE: ['49', '0', 5, 13],
  DK: ['45', '', 8, 8],
  EE: ['372', '', 7, 8],
  ES: ['34', '', 9, 9],
  FI: ['358', '0', 5, 12],
  FO: ['298', '', 6, 6],
  FR: ['33', '0', 9, 9],
  GB: ['44', '0', 9, 10],
  GI: ['350', '', 8, 8],
  GL: ['299', '', 6, 6],
  GR: ['30', '', 10, 10],
  HK: ['852', '', 8, 8],
  HR: ['385', '0', 8, 9],
  HU: ['36', '06', 8, 9],
  ID: ['62', '0', 8, 12],
  IE: ['353', '0', 7, 9],
  IL: ['972', '0', 8, 9],
  IN: ['91', '0', 10, 10],
  IS: ['354', '', 7, 7],
  // The 0 of an Italian number is part of it, from abroad too.
  IT: ['39', '', 6, 11],
  JP: ['81', '0', 9, 10],
  KR: ['82', '0', 8, 10],
  LI: ['423', '', 7, 9],
  LT: ['370', '0 8', 8, 8],
  LU: ['352', '', 6, 11],
  LV: ['371', '', 8, 8],
  MA: ['212', '0', 9, 9],
  MC: ['377', '', 8, 9],
  ME: ['382', '0', 8, 8],
  MK: ['389', '0', 8, 8],
  MT: ['356', '', 8, 8],
  MX: ['52', '', 10, 10],
  MY: ['60', '0', 8, 10],
  NL: ['31', '0', 9, 9],
  NO: ['47', '', 8, 8],
  NZ: ['64', '0', 8, 10],
  PH: ['63', '0', 8, 10],
  PL: ['48', '', 9, 9],
  PT: ['351', '', 9, 9],
  RO: ['40', '0', 9, 9],
  RS: ['381', '0', 8, 9],
  SE: ['46', '0', 7, 10],
  SG: ['65', '', 8, 8],
  SI: ['386', '0', 8, 8],
  SK: ['421', '0', 9, 9],
  SM: ['378', '', 6, 10],
  TH: ['66', '0', 8, 9],
  TR: ['90', '0', 10, 10],
  UA: ['380', '0', 9, 9],
  VN: ['84', '0', 9, 10],
  ZA: ['27', '0', 9, 9],
};

const E164 = /^\+[1-9]\d{6,14}$/;
const AS_WRITTEN = /^[\d\s+()./\-\u2010-\u2015]+$/;

function planOf(country: string): NumberingPlan | null {
  if (NORTH_AMERICA.includes(country)) return { code: '1', trunk: ['1', ''], digits: [10, 10] };
  const plan = PLANS[country];
  if (!plan) return null;
  const [code, trunk, least, most] = plan;
  return { code, trunk: trunk.split(' '), digits: [least, most] };
}

/** Without blanks and brackets. In `+44 (0)7700 900123` the zero is for those who call from home. */
function plainOf(typed: string): string {
  return typed.replace(/^(\s*(?:\+|00).*?)\(0\)/, '$1').replace(/[^\d+]/g, '');
}

/**
 * A phone number as people write it, in E.164 form: `06 12345678` in the Netherlands (`NL`) is
 * `+31612345678`. Null when it is none, or when it could be one of several of the countries:
 * whoever calls must not reach a stranger.
 */
export function phoneNumberOf(typed: string, countries: readonly string[]): string | null {
  if (!AS_WRITTEN.test(typed)) return null;
  const plain = plainOf(typed).replace(/^00/, '+');
  if (plain.startsWith('+')) return E164.test(plain) ? plain : null;
  const [number, ...others] = new Set(
    countries.flatMap((country) => numberAtHome(plain, country.toUpperCase()) ?? []),
  );
  return number === undefined || others.length > 0 ? null : number;
}

function numberAtHome(plain: string, country: string): string | null {
  const plan = planOf(country);
  if (!plan || !/^\d+$/.test(plain)) return null;
  if (plan.code === '1' && plain.startsWith('011')) {
    const abroad = plain.replace('011', '+');
    return E164.test(abroad) ? abroad : null;
  }
  const [least, most] = plan.digits;
  for (const trunk of plan.trunk) {
    const number = plain.slice(trunk.length);
    const fits = number.length >= least && number.length <= most;
    if (plain.startsWith(trunk) && fits) return `+${plan.code}${number}`;
  }
  return null;
}

/** Shorter than this, a part of a number fits almost everybody. */
const SEARCH_LEAST_DIGITS = 3;

/** What is dialed before a number in one country only, and the country code that replaces it. */
const RARE_PREFIXES: readonly (readonly [prefix: string, code: string])[] = [
  ['011', '+'],
  ...Object.values(PLANS).flatMap(([code, trunk]) =>
    trunk
      .split(' ')
      .filter((prefix) => prefix !== '' && prefix !== '0')
      .map((prefix) => [prefix, `+${code}`] as const),
  ),
];

/**
 * What a number in E.164 form holds when it is the one of which somebody has typed all or a part, at
 * home or from abroad; it holds one of these. Empty for what is no phone number.
 */
export function phoneSearchOf(typed: string): string[] {
  if (!AS_WRITTEN.test(typed)) return [];
  const plain = plainOf(typed).replace(/^00/, '+');
  const parts = plain.startsWith('+')
    ? [plain]
    : [
        plain.replace(/^0/, ''),
        ...RARE_PREFIXES.flatMap(([prefix, code]) =>
          plain.startsWith(prefix) ? [plain.replace(prefix, code)] : [],
        ),
      ];
  return parts.filter((part) => part.replace('+', '').length >= SEARCH_LEAST_DIGITS);
}
