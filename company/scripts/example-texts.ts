import { readFileSync } from 'node:fs';

/** The name under which the text of each file in `examples/` is exported. */
const EXAMPLES = {
  HERON_BAY_YAML: 'heronbay.yaml',
  KESTREL_QUAY_YAML: 'kestrelquay.yaml',
  SATURDAY_YAML: 'saturday.yaml',
} as const;

/**
 * The module that holds the example files as texts. Node, Vite, Rspack and esbuild each load text
 * files in their own way and browsers in none; every one of them loads a module.
 */
export function exampleTextsModule(): string {
  const head = '// Made from examples/*.yaml by: npm run generate -w company\n';
  const texts = Object.entries(EXAMPLES).map(([name, file]) => {
    const text = readFileSync(new URL(`../examples/${file}`, import.meta.url), 'utf8');
    return `\nexport const ${name} = \`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\`;\n`;
  });
  return head + texts.join('');
}
