import type { WaiverSigner } from '@slipway/contract';

export { WAIVER_SIGNER as WAIVER_SIGNERS, type WaiverSigner } from '@slipway/contract';

/** Signed copies are kept so long unless the waiver says otherwise. */
export const WAIVER_RETENTION_MONTHS = { default: 24, min: 1, max: 240 } as const;

/** How many signatures a booking needs; null when they are not counted. */
export function signaturesNeeded(
  signer: WaiverSigner,
  { boats, passengers }: { boats: number; passengers: number },
): number | null {
  switch (signer) {
    case 'main_renter':
      return 1;
    case 'one_per_boat':
      return boats;
    case 'every_passenger':
      return passengers;
    case 'anyone':
      return null;
  }
}

/** How many signatures are still missing. */
export function signaturesMissing(needed: number | null, signed: number): number {
  return needed === null ? 0 : Math.max(0, needed - signed);
}
