/** The reference as it stands in the page, and what the link checker must know about it. */
export interface RenderedReference {
  html: string;
  anchors: string[];
  links: string[];
}

// Loads every stylesheet of the page; its components stay out of the reader's bundle.
import.meta.webpackContext('./page', { regExp: /\.module\.css$/ });

/**
 * The browser finds the reference in the page and needs only its styles: React leaves the content
 * of an element alone that it knows to be set from outside.
 */
export const reference: RenderedReference = { html: '', anchors: [], links: [] };
