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

function planOf(country: string): NumberingPlan | null {
  if (NORTH_AMERICA.includes(country)) return { code: '1', trunk: ['1', ''], digits: [10, 10] };
  const plan = PLANS[country];
  if (!plan) return null;
  const [code, trunk, least, most] = plan;
  return { code, trunk: trunk.split(' '), digits: [least, most] };
}

/**
 * A phone number as people write it, in E.164 form: `06 12345678` in the Netherlands (`NL`) is
 * `+31612345678`. Null when it is none, or when only its country code would tell whose it is.
 */
export function phoneNumberOf(typed: string, country: string | null): string | null {
  // In `+44 (0)7700 900123` the zero is for those who call from home.
  const plain = typed
    .replace(/^(\s*(?:\+|00).*?)\(0\)/, '$1')
    .replace(/[\s()./\-\u2010-\u2015]/g, '');
  const plan = country === null ? null : planOf(country.toUpperCase());
  const abroad = plan?.code === '1' ? /^(00|011)/ : /^00/;
  const written = plain.replace(abroad, '+');
  if (written.startsWith('+')) return E164.test(written) ? written : null;
  if (!plan || !/^\d+$/.test(written)) return null;
  const [least, most] = plan.digits;
  for (const trunk of plan.trunk) {
    const number = written.slice(trunk.length);
    const fits = number.length >= least && number.length <= most;
    if (written.startsWith(trunk) && fits) return `+${plan.code}${number}`;
  }
  return null;
}
