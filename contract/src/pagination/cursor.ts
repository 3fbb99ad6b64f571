/** Where in a list that is ordered by change something stands. */
export interface CursorPosition {
  /** Milliseconds since 1970. */
  updatedAt: number;
  id: string;
}

/** The text that stands for a position. Callers send it back and read nothing from it. */
export function encodeCursor({ updatedAt, id }: CursorPosition): string {
  return btoa(`${updatedAt}_${id}`).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const POSITION = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The position that a text stands for, or `null` when no list has given it out. */
export function decodeCursor(text: string): CursorPosition | null {
  if (!/^[\w-]+$/.test(text)) return null;
  const [, updatedAt, id] = POSITION.exec(decoded(text)) ?? [];
  return id === undefined ? null : { updatedAt: Number(updatedAt), id };
}

function decoded(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}
