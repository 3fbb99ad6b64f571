import { readFileSync } from 'node:fs';

/** The name under which the text of each file in `examples/` is exported. */
const EXAMPLES = {
  HERON_BAY_YAML: 'heronbay.yaml',
  KESTREL_QUAY_YAML: 'kestrelquay.yaml',
  SATURDAY_YAML: 'saturday.yaml',
} as const;

/** The PDFs of Heron Bay Boats, by their path from its file on. */
const HERON_BAY_PDFS = [
  'waivers/cruiser-contract.pdf',
  'waivers/cruiser-contract-da.pdf',
  'waivers/cruiser-contract-de.pdf',
];

/**
 * The module that holds the example files. Node, Vite, Rspack and esbuild each load text
 * files in their own way and browsers in none; every one of them loads a module.
 */
export function exampleTextsModule(): string {
  const head = '// Made from examples/ by: npm run generate -w company\n';
  const texts = Object.entries(EXAMPLES).map(([name, file]) => {
    const text = readFileSync(new URL(`../examples/${file}`, import.meta.url), 'utf8');
    return `\nexport const ${name} = \`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\`;\n`;
  });
  const pdfs = HERON_BAY_PDFS.map((file) => {
    const content = readFileSync(new URL(`../examples/${file}`, import.meta.url));
    return `  '${file}':\n    '${content.toString('base64')}',\n`;
  });
  const files = `\n/** In base64. */\nexport const HERON_BAY_PDFS: Record<string, string> = {\n${pdfs.join('')}};\n`;
  return head + texts.join('') + files;
}
