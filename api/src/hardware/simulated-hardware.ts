import { type Device, type Hardware, NoSignalError } from '../ports/hardware.ts';

/** A device whose serial number ends like this has no signal, so that this can be tried out too. */
const NO_SIGNAL = '-000';

const LEAST_CHARGE = 60;

/**
 * Devices that exist nowhere but here. They do what they are told, and a tracker has the battery
 * that its serial number says, so that nothing changes by chance: 60 percent and the last digits.
 */
export const simulatedHardware: Hardware = {
  async start(device) {
    assertSignal(device);
  },
  async stop(device) {
    assertSignal(device);
  },
  async battery({ type, serialNumber }) {
    const digits = /(\d{2})$/.exec(serialNumber)?.[1];
    return type === 'beacon' && digits ? LEAST_CHARGE + (Number(digits) % 40) : null;
  },
};

function assertSignal(device: Device): void {
  if (device.serialNumber.endsWith(NO_SIGNAL)) throw new NoSignalError(device);
}
