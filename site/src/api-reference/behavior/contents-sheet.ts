import { closeWhenDone } from '../../components/Panel/index.tsx';
import { CONTENTS_ID } from '../contents-id.ts';

/** The contents are static HTML, so what a panel does by itself elsewhere is started here. */
export function closeContentsWhenDone(signal: AbortSignal): void {
  const sheet = document.getElementById(CONTENTS_ID) as HTMLDivElement | null;
  signal.addEventListener('abort', closeWhenDone(sheet));
}
