/** Code as a fenced block. */
export function fenced(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}
