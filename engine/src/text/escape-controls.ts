/** Shows control characters and line breaks as `\u001b`, so that no terminal obeys them. */
export function escapeControls(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
