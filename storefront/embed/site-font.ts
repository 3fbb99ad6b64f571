import type { FontFile, SiteFont } from '../src/embedding/protocol.ts';

/** The font of an element, with the files of it that the page has loaded and may be read. */
export async function siteFontOf(element: Element): Promise<SiteFont> {
  const families = getComputedStyle(element).fontFamily;
  await document.fonts.ready;
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(nameOf);
  const files: Promise<FontFile | undefined>[] = [];
  for (const rule of [...document.styleSheets].flatMap(rulesOf)) {
    const face = faceOf(rule.style);
    if (loaded.includes(nameOf(face)) && families.includes(face.family)) {
      files.push(readFile(rule, face));
    }
  }
  return { families, files: (await Promise.all(files)).filter((file) => !!file) };
}

type Face = Omit<FontFile, 'data'>;

/** Tells the faces of a family apart, which the page and its rules both know. */
function nameOf({ family, weight, style, unicodeRange }: Face | FontFace): string {
  return [bare(family), weight, style, unicodeRange].join();
}

function bare(family: string): string {
  return family.replace(/["']/g, '');
}

function faceOf(style: CSSStyleDeclaration): Face {
  const of = (name: string, otherwise = 'normal') => style.getPropertyValue(name) || otherwise;
  return {
    family: bare(of('font-family')),
    weight: of('font-weight'),
    style: of('font-style'),
    unicodeRange: of('unicode-range', 'U+0-10FFFF'),
  };
}

/** The faces of a sheet, also of the groups in it. Sheets of other sites cannot be looked into. */
function rulesOf(sheet: CSSStyleSheet | CSSGroupingRule): CSSFontFaceRule[] {
  try {
    return [...sheet.cssRules].flatMap((rule) => {
      if (rule instanceof CSSFontFaceRule) return [rule];
      return 'cssRules' in rule ? rulesOf(rule as CSSGroupingRule) : [];
    });
  } catch {
    return [];
  }
}

/** The browser has it already, as a rule. What the site's policy stops is left out. */
async function readFile(rule: CSSFontFaceRule, face: Face): Promise<FontFile | undefined> {
  const [, path] = /url\("?([^")]+)/.exec(rule.style.getPropertyValue('src')) ?? [];
  const base = rule.parentStyleSheet?.href ?? location.href;
  try {
    const answer = await fetch(new URL(path ?? '', base));
    return answer.ok ? { ...face, data: await answer.arrayBuffer() } : undefined;
  } catch {
    return undefined;
  }
}
