/** A host that ends so never leads anywhere: a page would ask in vain, a mail show a broken picture. */
const NOWHERE = /^https:\/\/[^/]*\.example\//;

/** Whether a picture can be there at all. The demo's pictures are at a name that nobody has. */
export function leadsSomewhere(url: string): boolean {
  return !NOWHERE.test(url);
}
