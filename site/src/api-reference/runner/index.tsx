import { createRoot, type Root } from 'react-dom/client';
import { currentVisit } from '../../sandbox/visit.ts';
import type { ProvocationId } from '../provocations.ts';
import { QUICKSTART } from '../quickstart.ts';
import { PROVOKE } from './provoke.ts';
import Runner, { type QuickstartStep } from './Runner.tsx';
import { documentedRequest, type EditedRequest, parsed } from './request.ts';
import { followRequest } from './sample-code.ts';
import { requestIn } from './shared-request.ts';

interface Opened {
  root: Root;
  close(): void;
}

const open = new Map<HTMLElement, Opened>();

/** Opens what a button stands for, and runs it. */
export function runFromButton(button: HTMLElement, signal: AbortSignal): void {
  const { run, provoke } = button.dataset;
  if (provoke) openProvocation(button, provoke as ProvocationId, signal);
  else if (run) openSample(button, run, signal);
}

function openSample(button: HTMLElement, run: string, signal: AbortSignal): void {
  const [operation = '', example = ''] = run.split('/');
  const documented = documentedRequest(operation, example);
  const step = stepOf(button);
  const start = step ? withHandedOn(documented) : documented;
  openBelow(sampleOf(button), { button, documented, start, step, runsAtOnce: true, signal });
}

function openProvocation(button: HTMLElement, id: ProvocationId, signal: AbortSignal): void {
  const documented = documentedRequest('getMe', 'oneCompany');
  const place = button.closest<HTMLElement>('[data-provocations]') ?? button;
  const provoke = PROVOKE[id];
  openBelow(place, { button, documented, start: documented, provoke, runsAtOnce: true, signal });
}

/** Opens the request that a link carries, below the first sample of its operation. */
export function openFromLink(root: HTMLElement, fragment: string, signal: AbortSignal): void {
  const start = requestIn(fragment);
  const button =
    start && root.querySelector<HTMLElement>(`#${start.operation}`)?.closest('section');
  const run = button?.querySelector<HTMLElement>('[data-run]');
  if (!start || !run) return;
  const [operation = '', example = ''] = run.dataset.run?.split('/') ?? [];
  const documented = documentedRequest(operation, example);
  openBelow(sampleOf(run), { button: run, documented, start, runsAtOnce: false, signal });
  run.closest('section')?.scrollIntoView();
}

interface Opening {
  button: HTMLElement;
  documented: EditedRequest;
  start: EditedRequest;
  step?: QuickstartStep | undefined;
  provoke?: (typeof PROVOKE)[ProvocationId];
  runsAtOnce: boolean;
  signal: AbortSignal;
}

/** One runner below a place; what was open there before is closed. */
function openBelow(place: HTMLElement, opening: Opening): void {
  const { button, documented, start, step, provoke, runsAtOnce, signal } = opening;
  open.get(place)?.close();
  const container = document.createElement('div');
  place.after(container);
  const root = createRoot(container);
  const follow = followRequest(place, documented);
  const close = () => {
    root.unmount();
    container.remove();
    open.delete(place);
  };
  open.set(place, { root, close });
  signal.addEventListener('abort', close, { once: true });
  follow(start);
  root.render(
    <Runner
      start={start}
      step={step}
      provoke={provoke}
      runsAtOnce={runsAtOnce}
      onEdit={follow}
      onClose={() => {
        follow(documented);
        close();
        button.focus();
      }}
    />,
  );
}

function sampleOf(button: HTMLElement): HTMLElement {
  return button.closest<HTMLElement>('[data-sample]') ?? button;
}

/** What the answers of the quickstart's first steps are called in the body of the last one. */
const HANDED_ON: Record<string, string> = {
  listDocks: 'dockId',
  listBoatModels: 'boatModelId',
  searchCustomers: 'customerId',
};

/** The step of the quickstart that a button is in. */
function stepOf(button: HTMLElement): QuickstartStep | undefined {
  const item = button.closest<HTMLElement>('[data-step]');
  if (!item) return undefined;
  const operation = item.dataset.step ?? '';
  const position = QUICKSTART.steps.findIndex((step) => step.operation === operation);
  const next = QUICKSTART.steps[position + 1]?.operation;
  const following = document.querySelector<HTMLElement>(`[data-step="${next}"] [data-run]`);
  return { handsOn: HANDED_ON[operation], next: following ? () => following.click() : undefined };
}

/** A booking takes the IDs that the steps before it have found. */
function withHandedOn(request: EditedRequest): EditedRequest {
  if (request.body === '') return request;
  const body = { ...(parsed(request.body) as object), ...currentVisit().handedOn };
  return { ...request, body: JSON.stringify(body, null, 2) };
}
