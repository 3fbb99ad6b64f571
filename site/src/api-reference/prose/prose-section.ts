/** A part of the reference that is written, not derived. Its facts come from the contract. */
export interface ProseSection {
  /** The anchor of the section. */
  id: string;
  title: string;
  /** Words that readers look for and its title does not hold. */
  keywords?: string;
  /** Markdown; paths of operations in code become links. */
  text: string;
  /** An exchange of the contract that shows it. */
  example?: { operation: string; name: string; shows: 'request' | 'answer' };
}
