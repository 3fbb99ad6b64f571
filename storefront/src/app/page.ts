import type { Formats, Translate } from '@slipway/contract/languages';
import { createContext, useContext } from 'react';
import type { Answer, Call } from '../api/call.ts';
import type { Host } from '../embedding/connect-to-host.ts';

/** Everything about the browser that a page uses. Nothing below reads `window` itself. */
export interface Surroundings {
  /** The address when the page was opened. */
  address: URL;
  /** What this tab remembers; it may be switched off in the browser. */
  tabStorage: Storage | null;
  history: History;
  host: Host;
  /** Goes to another page, out of the frame if there is one. */
  leaveTo: (url: string) => void;
  /** Opens a page of ours in a small window beside this one, unless the browser forbids it. */
  openWindow: (url: string) => void;
  /** Closes such a window; the visitor has to do it where the browser forbids that. */
  closeWindow: () => void;
}

/** What every component of a page can use. */
export interface PageTools extends Surroundings {
  call: Call;
  /** The company with its docks, boats and settings, in the language of the page. */
  form: Answer<'getForm'>;
  language: string;
  setLanguage: (language: string) => void;
  t: Translate;
  /** Formats of a dock's time zone; without one, of the company's. */
  formats: (timeZone?: string) => Formats;
}

export const PageContext = createContext<PageTools | null>(null);

export function usePage(): PageTools {
  const tools = useContext(PageContext);
  if (!tools) throw new Error('usePage is called outside a page.');
  return tools;
}
