import { FLOW_TIMES, type FlowMessage, type FlowTimes } from '@slipway/contract';
import type { MessageFlow } from '../pages.ts';
import type { Path, Problems } from '../read/problems.ts';
import type { CompanyFile } from '../schema/company-file.ts';
import { type Context, checkDistinct } from './context.ts';
import { readVariables } from './own-texts.ts';

type FlowEntry = NonNullable<CompanyFile['messageFlows']>[number];

/** The e-mail that each time belongs to. */
const MESSAGE_AT: Record<keyof FlowTimes, FlowMessage> = {
  beforeTripHours: 'beforeTrip',
  dayOfTripHours: 'dayOfTrip',
  thankYouHours: 'thankYou',
  comeBackWeeks: 'comeBack',
};

/** The messages around a trip, and when they go out. */
export function compileMessageFlows({ file, messageFlows, problems }: Context): MessageFlow[] {
  return (file.messageFlows ?? []).map((entry, index) => {
    const path = ['messageFlows', index];
    const off = entry.off ?? [];
    checkDistinct(
      off.map((value, place) => ({ value, path: [...path, 'off', place] })),
      problems,
    );
    for (const [message, note] of Object.entries(entry.notes ?? {})) {
      checkNote(note, [...path, 'notes', message], problems);
    }
    const notes = Object.entries(entry.notes ?? {}).map(([message, { text }]) => [message, text]);
    return {
      id: messageFlows.idOf(entry.slug, [...path, 'slug']),
      slug: entry.slug,
      name: entry.name,
      off,
      times: timesOf(entry),
      notes: Object.fromEntries(notes),
      textMessages: entry.textMessages ?? [],
      staffEmails: entry.staffEmails ?? [],
    };
  });
}

type Note = NonNullable<FlowEntry['notes']>[FlowMessage];

/** A field that does not exist shows in the preview; brackets that cannot be read are refused. */
function checkNote(note: Note, path: Path, problems: Problems): void {
  if (!note) return;
  readVariables(note.text, [...path, 'text'], problems);
  for (const [language, { text }] of Object.entries(note.translations ?? {})) {
    if (text) readVariables(text, [...path, 'translations', language, 'text'], problems);
  }
}

function timesOf(entry: FlowEntry): FlowTimes {
  const times = Object.entries(FLOW_TIMES).map(([name, { byDefault }]) => {
    const field = name as keyof FlowTimes;
    const isOff = entry.off?.includes(MESSAGE_AT[field]);
    return [field, isOff ? null : (entry[field] ?? byDefault)];
  });
  return Object.fromEntries(times) as FlowTimes;
}
