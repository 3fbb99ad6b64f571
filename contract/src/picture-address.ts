/** Pictures of the example company that every installation serves itself, beside the form. */
const DRAWN =
  /^https:\/\/media\.slipway\.example(\/heronbay\/(?:plover-5|gannet-8|osprey-10|north-pier|mill-lock|picnic-box)(?:-thumb)?\.jpg)$/;

/** A host that ends so never leads anywhere: a page would ask in vain, a mail show a broken picture. */
const NOWHERE = /^https:\/\/[^/]*\.example\//;

/**
 * Where a picture is loaded from: its own address, a path on the company's pages for one that is
 * served there, or null when it cannot be anywhere.
 */
export function pictureAddress(url: string): string | null {
  const [, path] = DRAWN.exec(url) ?? [];
  if (path) return `/media${path}`;
  return NOWHERE.test(url) ? null : url;
}
