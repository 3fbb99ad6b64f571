import './framed.css';
import { createRoot } from 'react-dom/client';
import { memoryLocation } from 'wouter/memory-location';
import { Dashboard } from '../src/app/Dashboard.tsx';
import { forgetAll } from '../src/shell/remember.ts';
import { tellOfLeaving } from './leaving.ts';
import type { FrameSays, Handover } from './messages.ts';
import { portFetch } from './port-fetch.ts';

/** The dashboard inside a help page: its address is in memory, and the page answers its requests. */
function begin({ path, colors }: Handover, port: MessagePort): void {
  const root = document.getElementById('dashboard');
  if (!root) return;
  document.documentElement.dataset.colors = colors;
  forgetAll();
  const { hook, searchHook } = memoryLocation({ path });
  const fetch = portFetch(port);
  port.start();
  tellOfLeaving((says: FrameSays) => port.postMessage(says));
  createRoot(root).render(<Dashboard fetch={fetch} location={{ hook, searchHook }} live="poll" />);
}

window.addEventListener('message', ({ origin, source, data, ports: [port] }) => {
  if (origin === window.location.origin && source === window.parent && port) begin(data, port);
});
