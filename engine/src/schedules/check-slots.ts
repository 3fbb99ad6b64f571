import { timeProblems } from '../settings/date-and-time-problems.ts';
import { type SettingProblem, under, wholeNumberProblem } from '../settings/setting-problem.ts';
import { SCHEDULE_LIMITS } from './limits.ts';
import type { OtherSlots, Slot, SlotSchedule } from './schedule.ts';

/** Everything that is wrong with the slots of a schedule and with their exceptions. */
export function checkSlots({ slots, exceptions }: SlotSchedule): SettingProblem[] {
  const ids = slots.map(({ id }) => id);
  return [
    ...(slots.length === 0 ? [{ path: ['slots'], message: 'Add at least one slot.' }] : []),
    ...slots.flatMap((slot, index) => [
      ...under(['slots', index], checkSlot(slot)),
      ...(ids.indexOf(slot.id) === index
        ? []
        : [{ path: ['slots', index, 'id'], message: `Another slot is called '${slot.id}' too.` }]),
    ]),
    ...exceptions.flatMap(({ change }, index) =>
      change.type === 'slots'
        ? under(['exceptions', index, 'change'], checkOtherSlots(change, slots))
        : [],
    ),
  ];
}

function checkSlot(slot: Slot): SettingProblem[] {
  return [
    ...wholeNumberProblem(['nights'], slot.nights, SCHEDULE_LIMITS.nights),
    ...(slot.weekdays.length === 0
      ? [{ path: ['weekdays'], message: 'Choose at least one weekday.' }]
      : []),
    ...checkTimes(slot, slot.nights),
  ];
}

function checkOtherSlots(change: OtherSlots, slots: readonly Slot[]): SettingProblem[] {
  return change.slots.flatMap((other, index) => {
    const slot = slots.find(({ id }) => id === other.id);
    if (slot) return under(['slots', index], checkTimes(other, slot.nights));
    return [{ path: ['slots', index, 'id'], message: `There is no slot '${other.id}'.` }];
  });
}

function checkTimes(
  { pickup, return: back }: { pickup: string; return: string },
  nights: number,
): SettingProblem[] {
  const problems = [...timeProblems(['pickup'], pickup), ...timeProblems(['return'], back)];
  if (problems.length > 0 || nights > 0 || pickup < back) return problems;
  return [{ path: ['return'], message: 'The return must be after the pickup, or add a night.' }];
}
