import type { BookingFee } from '@slipway/engine';
import type { Compiling } from './compiling.ts';
import { toCents } from './quantities.ts';

/** The fee that the company passes to its customers. */
export function compileBookingFee({ file, taxRates, problems }: Compiling): BookingFee {
  const fee = file.bookingFee ?? { type: 'off' };
  if (fee.type === 'off') return fee;
  const shown = {
    description: fee.description,
    taxRateId: taxRates.idOf(fee.taxRate, ['bookingFee', 'taxRate']),
    show: fee.show,
    alsoForStaffBookings: fee.alsoForStaffBookings ?? false,
  };
  if (fee.type === 'slipway') return { type: 'slipway', ...shown };
  const { percentage, amount } = fee;
  if ((percentage === undefined) === (amount === undefined)) {
    problems.add(['bookingFee'], 'needs either a percentage or an amount');
  }
  if (percentage !== undefined) return { type: 'own_percentage', ...shown, percentage };
  const cents = toCents(amount ?? 0, ['bookingFee', 'amount'], problems);
  return { type: 'own_fixed', ...shown, amount: cents };
}
