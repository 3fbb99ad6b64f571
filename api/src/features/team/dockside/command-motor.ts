import type { Member } from '../../../actor.ts';
import type { TenantTransaction } from '../../../database/database.ts';
import type { RequestContext } from '../../../http/handler.ts';
import { type Device, NoSignalError } from '../../../ports/hardware.ts';
import { readTrips } from '../../trips/read-trips.ts';

type Commanding = Pick<RequestContext<Member>, 'hardware'>;

/**
 * Tells a device what to do, and whether it was silent. The trip goes on without it: staff have the
 * key, and a boat that is out must not be called free.
 */
export async function commandMotor(
  { hardware }: Commanding,
  device: Device | null,
  order: 'start' | 'stop',
): Promise<boolean> {
  if (!device) return false;
  try {
    await hardware[order](device);
    return false;
  } catch (error) {
    if (error instanceof NoSignalError) return true;
    throw error;
  }
}

/** The devices whose motors the trips of bookings let run, by their serial numbers. */
export async function unlockedDevices(
  transaction: TenantTransaction,
  bookingIds: readonly string[],
): Promise<Map<string, Device>> {
  const unlocked = new Map<string, Device>();
  for (const id of bookingIds) {
    for (const { device, out_at, paused_at, back_at } of await readTrips(transaction, id)) {
      if (device && out_at && !paused_at && !back_at) unlocked.set(device.serialNumber, device);
    }
  }
  return unlocked;
}

/** Locks and unlocks what a step that was taken back had unlocked and locked. */
export async function commandDifference(
  context: Commanding,
  before: ReadonlyMap<string, Device>,
  after: ReadonlyMap<string, Device>,
): Promise<void> {
  for (const [serialNumber, device] of before) {
    if (!after.has(serialNumber)) await commandMotor(context, device, 'stop');
  }
  for (const [serialNumber, device] of after) {
    if (!before.has(serialNumber)) await commandMotor(context, device, 'start');
  }
}
