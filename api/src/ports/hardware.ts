/** A device that is fitted to a boat. */
export type Device = {
  /** A relay starts and stops the motor; a tracker also knows the battery. */
  type: 'quaylock' | 'beacon';
  serialNumber: string;
};

/** Speaks to the devices on boats. A command that has not been carried out throws `NoSignalError`. */
export type Hardware = {
  start(device: Device): Promise<void>;
  stop(device: Device): Promise<void>;
  /** The charge of the battery in percent, or null when the device does not tell. */
  battery(device: Device): Promise<number | null>;
};

/** A device without signal or power cannot receive a command. */
export class NoSignalError extends Error {
  override name = 'NoSignalError';

  constructor({ serialNumber }: Device) {
    super(`The device ${serialNumber} does not answer.`);
  }
}
