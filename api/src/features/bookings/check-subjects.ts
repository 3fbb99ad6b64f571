import { FIELD_TEXT, type FieldErrors, hasErrors } from '@slipway/contract';
import { ValidationError } from '../../errors.ts';
import type { TripSubjects } from './read-subjects.ts';
import type { WantedTrip } from './wanted-trip.ts';

/** The things that a trip names, after it is certain that they exist. */
export type KnownSubjects = TripSubjects & {
  dock: NonNullable<TripSubjects['dock']>;
  boatModel: NonNullable<TripSubjects['boatModel']>;
};

/** Throws everything that is wrong with a trip whose fields are well formed, at once. */
export function checkSubjects(trip: WantedTrip, subjects: TripSubjects): KnownSubjects {
  const { customer, dock, boatModel } = subjects;
  const problems: FieldErrors = {};
  if (trip.customerId !== null && !customer) problems.customerId = [FIELD_TEXT.doesNotExist];
  if (!dock) problems.dockId = [FIELD_TEXT.doesNotExist];
  if (!boatModel) problems.boatModelId = [FIELD_TEXT.doesNotExist];
  if (trip.return < trip.pickup) problems.return = [FIELD_TEXT.returnBeforePickup];
  if (hasErrors(problems) || !dock || !boatModel) throw new ValidationError(problems);
  return { ...subjects, dock, boatModel };
}
