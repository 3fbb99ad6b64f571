/** A message before it is laid out: the same for HTML and for plain text. */
export type Letter = {
  language: string;
  subject: string;
  /** Who writes; stands above the letter. */
  sender: string;
  /** Background of the main button, as `#rrggbb`. */
  mainColor: string;
  blocks: Block[];
  /** In small print below. */
  footer: string[];
};

/** A part of a letter. */
export type Block =
  | { kind: 'paragraph'; text: string }
  /** The one thing to do is the main button; others are plain links. */
  | { kind: 'button'; label: string; url: string; isMain: boolean }
  /** Decoration: the message makes sense without it. */
  | { kind: 'picture'; url: string; alt: string }
  /** A code to be scanned, by the ID of the picture that comes with the message. */
  | { kind: 'code'; pictureId: string; alt: string; caption: string }
  | { kind: 'facts'; title: string; rows: Fact[] }
  | { kind: 'amounts'; title: string; rows: Amount[] }
  | { kind: 'list'; title: string; items: string[] };

export type Fact = { label: string; value: string; link?: { label: string; url: string } };

/** The last ones of a summary are sums. */
export type Amount = { label: string; value: string; isSum: boolean };

export function paragraph(text: string): Block {
  return { kind: 'paragraph', text };
}

export function mainButton(label: string, url: string): Block {
  return { kind: 'button', label, url, isMain: true };
}

export function plainLink(label: string, url: string): Block {
  return { kind: 'button', label, url, isMain: false };
}
