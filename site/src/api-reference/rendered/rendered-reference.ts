/** The reference as it stands in the page, and what the link checker must know about it. */
export interface RenderedReference {
  html: string;
  anchors: string[];
  links: string[];
}
