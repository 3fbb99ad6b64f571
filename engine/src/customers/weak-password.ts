/** Words and rows of keys that are tried first, in the languages of our customers. */
const COMMON: ReadonlySet<string> = new Set([
  ...['12345678', '123456789', '1234567890', '87654321', '00000000', '11111111', '12341234'],
  ...['abcdefgh', 'abcd', 'abc', 'qwerty', 'qwertz', 'qwertyui', 'qwertyuiop', 'qwertzuiop'],
  ...['azerty', 'azertyuiop', 'asdfghjk', 'asdfghjkl', 'zxcvbnm', '1q2w3e4r', '1qaz2wsx'],
  ...['password', 'passwort', 'motdepasse', 'contraseña', 'contrasena', 'adgangskode', 'kodeord'],
  ...['wachtwoord', 'lösenord', 'losenord', 'passord', 'geheim', 'hemmelig', 'secret'],
  ...['welcome', 'willkommen', 'velkommen', 'bienvenue', 'letmein', 'iloveyou', 'changeme'],
  ...['sunshine', 'princess', 'football', 'baseball', 'superman', 'starwars', 'computer'],
  ...['internet', 'admin', 'administrator', 'slipway'],
]);

const FEWEST_CHARACTERS = 4;

/** Figures and signs that are typed for a letter, as in `Passw0rd`. */
const LETTER: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/**
 * Whether somebody would guess a password who knows the person and the company.
 * @param known the e-mail address and the names of the company
 */
export function isWeakPassword(password: string, known: readonly string[]): boolean {
  const guesses = new Set(known.flatMap((text) => [text, text.split('@')[0] ?? '']).map(letters));
  guesses.delete('');
  const typed = letters(password);
  const spelled = password
    .replace(/[^\p{L}]+$/u, '')
    .replace(/[^\p{L}]/gu, (sign) => LETTER[sign] ?? sign);
  const forms = [typed, typed.replace(/\p{N}+$/u, ''), letters(spelled)];
  // However long it is, one or two keys are soon tried.
  if (new Set(password.toLowerCase()).size < FEWEST_CHARACTERS) return true;
  return forms.some((form) => COMMON.has(form) || guesses.has(form));
}

/** What is left without capitals, blanks and signs, which a guess would vary. */
function letters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
