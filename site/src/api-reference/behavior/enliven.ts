import { closeContentsWhenDone } from './contents-sheet.ts';
import { enableCopying } from './copying.ts';
import { followFilter } from './filter.ts';
import { rememberLanguage } from './language.ts';
import { openForPrinting } from './printing.ts';
import { showReadingPlace } from './reading-place.ts';
import { revealTarget } from './target.ts';

/** Everything that the reference does beyond what HTML and CSS do by themselves. */
export function enliven(root: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  rememberLanguage(root, signal);
  enableCopying(root, signal);
  followFilter(root, signal);
  closeContentsWhenDone(signal);
  showReadingPlace(root, signal);
  openForPrinting(root, signal);
  revealTarget(signal);
}
