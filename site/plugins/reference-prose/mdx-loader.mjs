import { compile } from '@mdx-js/mdx';

/**
 * @this {{ async(): (error: unknown, code?: string) => void }}
 * @param {string} source
 */
export default function mdxLoader(source) {
  const callback = this.async();
  compile(source).then((code) => callback(null, String(code)), callback);
}
