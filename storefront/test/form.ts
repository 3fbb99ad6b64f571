import { getForm } from '@slipway/contract/customer';
import type { Form } from '../src/features/form/wish/wish.ts';

/** The form of the contract's example, with a second dock and a boat of several. */
export function exampleForm(): Form {
  const { data } = structuredClone(getForm.examples.english.answer) as unknown as { data: Form };
  const [dock] = data.docks;
  const [model] = data.boatModels;
  if (!dock || !model) throw new Error('The example has a dock and a boat model.');
  data.docks.push({ ...dock, id: MILL_LOCK, name: 'Mill Lock' });
  data.boatModels.push({
    ...model,
    id: GANNET,
    name: 'Gannet 8',
    capacity: 8,
    mostBoats: 2,
    dockIds: [dock.id, MILL_LOCK],
  });
  return data;
}

export const MILL_LOCK = 'f16758b3-e4df-4994-b7c4-0d958463dba2';
export const GANNET = '2e182ad7-ae85-4837-8259-a7cc007ee328';
