import type { Page } from './page.ts';

/** A turn of phrase that reads as translated, and what an English writer would put. */
export interface Turn {
  name: string;
  pattern: RegExp;
  instead: string;
  /** How often a page may use it before it becomes a habit. */
  allowed?: number;
}

/** What the editor's review of the first edition found too often, or found once and wants no more. */
const TURNS: readonly Turn[] = [
  {
    // Boats and people stand at the dock, a provider stands in for a bank.
    name: 'stands',
    pattern:
      /(?<!\b(?:you|people|host|hosts|customers?|who|team|staff) (?:should |can |must )?)\b(?:stands?|stood)\b(?! (?:in for|out|up|by|for)\b)/gi,
    instead: 'Say appears, shows or is',
  },
  {
    // Slipway counts the boats; a price applies.
    name: 'counts',
    pattern:
      /(?<!\b(?:the|a|each|this|that|exact|per|of) )\bcounts?(?=\s*(?:[.,;:)]|$)|\s+(?:from|for|as|only|towards?|here|if|when|until|too|again|and|but|with|at|in|on|by|because|while|whatever|exactly|twice)\b)/gi,
    instead: 'Say applies, is included or begins',
  },
  {
    name: 'of its own',
    pattern: /\bof (?:its|your|their|his|her|our) own\b/gi,
    instead: 'Say its own, or separate',
    allowed: 1,
  },
  {
    // Several boats may leave at once, which is another meaning.
    name: 'at once',
    pattern:
      /(?<!\b(?:several|many|boats?|leave|leaves|return|come|together|all|both|two|three)(?: \w+){0,2} )\bat once\b/gi,
    instead: 'Say right away or immediately, or leave it out',
    allowed: 1,
  },
  {
    name: 'nobody, somebody, everybody',
    pattern: /\b(?:no|some|every|any)body\b/gi,
    instead: 'Name the person, or say no one, someone or everyone',
    allowed: 2,
  },
  {
    name: 'by itself',
    pattern: /\bby (?:itself|themselves)\b/gi,
    instead: 'Say automatically, or what causes it',
    allowed: 1,
  },
  {
    name: 'inversion',
    pattern:
      /(?:^|[.?:;,] )(?:Had|Were|Should) (?:he|she|it|you|they|we|nobody|somebody|the|a|an|\p{Lu}\p{L}+)\b(?![^.?]*\?)/gu,
    instead: 'Begin with If',
  },
  {
    name: 'place first',
    pattern:
      /\b(?:Between|Behind|Below|Above|Beside) (?:the \w+|them|it|this|these) (?:lies?|is|are|stands?|comes?) /g,
    instead: 'Begin with the subject',
  },
  { name: 'the way of', pattern: /\bthe ways? of\b/gi, instead: 'Say how, or the path' },
  { name: 'that is meant', pattern: /\b(?:that|this) is meant\b/gi, instead: 'Say what it means' },
  { name: 'dearer', pattern: /\b(?:dear|dearer|dearest)\b/g, instead: 'Say costs more' },
  {
    name: 'a call less',
    pattern: /\ba \w+ (?:less|more) (?:about|for)\b/gi,
    instead: 'Say one fewer',
  },
  {
    name: 'works on',
    pattern: /\bworks on\b(?= (?:after|when|until|while|without))/gi,
    instead: 'Say keeps working',
  },
  { name: 'is whole', pattern: /\b(?:is|are) whole\b/gi, instead: 'Say undamaged or complete' },
  {
    name: 'wished',
    pattern: /\bwished[- ](?:for )?(?:day|time|date|boat|hour)s?\b/gi,
    instead: 'Say the day they want',
  },
  {
    name: 'grow by themselves',
    pattern: /\bdo(?:es)? not grow\b/gi,
    instead: 'Say what is added and by whom',
  },
  { name: 'to the end', pattern: /\bwalk this way\b/gi, instead: 'Say that steps can be skipped' },
  {
    name: 'is matched',
    pattern: /\b(?:month|day|week) is matched\b/gi,
    instead: 'Say the figures agree',
  },
  {
    name: 'pays a boat',
    pattern: /\bpays? (?:a (?:Plover|Gannet|Osprey)|notes)\b/g,
    instead: 'Say pays for',
  },
  { name: 'needs not', pattern: /\bneed(?:s)? not\b/gi, instead: 'Say do not have to' },
  {
    name: 'that exist',
    pattern: /\b(?:bookings?|orders?|trips?|those|ones) that (?:already )?exists?\b/gi,
    instead: 'Say existing',
  },
  {
    // Who begins a question or a heading, not the person who acts.
    name: 'who cannot',
    pattern: /(?:^|[.:;] )Who (?:cannot|does not|do not|wants|needs|has) [^?]*\.(?=\s|$)/g,
    instead: 'Say anyone who, or people who',
  },
  {
    // A web builder, whoever that is, may come last.
    name: 'whoever',
    pattern: /(?:^|[.:;] )Whoever\b/g,
    instead: 'Say anyone who, or name the person',
  },
  { name: 'from afar', pattern: /\bfrom afar\b/gi, instead: 'Say remotely' },
  { name: 'without need', pattern: /\bwithout need\b/gi, instead: 'Say only in an emergency' },
  {
    // A boat lies at a dock.
    name: 'lies in',
    pattern: /\b(?:lies?|lying) (?:in|within|outside) (?:a|an|the|them|it)\b/gi,
    instead: 'Say falls within, or is outside',
  },
  {
    // A card, a deposit and a draft hold something for a time.
    name: 'holds',
    pattern:
      /\b(?:links?|files?|answers?|address|packs?|messages?|columns?|rows?|texts?) holds?\b|\bholds? (?=_)/gi,
    instead: 'Say contains or has',
  },
  {
    // Customers bring boats back, and discount codes bring people in.
    name: 'brings',
    pattern:
      /\b(?:day|booking|partner|newsletter|month|season|sales) (?:brings?|brought)\b(?! (?:\w+ )?(?:in|back)\b)|\be-mail brings\b|\bbrings? (?:them )?along\b/gi,
    instead: 'Say earns, sells or includes',
  },
  {
    name: 'of which you have',
    pattern: /\bof which (?:you|they|we) have\b/gi,
    instead: 'Say with',
  },
  {
    name: 'until which',
    pattern: /\b(?:until|from) which (?:it|they|you) (?:can|may)\b/gi,
    instead: 'Say when it closes or opens',
  },
  {
    name: 'under other terms',
    pattern: /\bunder other (?:terms|conditions)\b/gi,
    instead: 'Say on different terms',
  },
];

interface Hit {
  found: string;
  line: number;
}

/** The turns that a page uses, with every place. Code and labels are left out. */
export function turnsOn({ passages }: Page): { turn: Turn; hits: Hit[] }[] {
  const texts = passages.map(({ pieces, line }) => ({
    line,
    text: pieces.map(({ text, code, bold }) => (code || bold ? '_' : text)).join(''),
  }));
  return TURNS.map((turn) => ({
    turn,
    hits: texts.flatMap(({ text, line }) =>
      Array.from(text.matchAll(turn.pattern), ([found]) => ({ found: found.trim(), line })),
    ),
  })).filter(({ hits }) => hits.length > 0);
}
