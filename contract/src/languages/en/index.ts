import { booking } from './booking.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { form } from './form.ts';
import { payment } from './payment.ts';
import { waiver } from './waiver.ts';

/**
 * English, the source of all packs. Whoever needs a text adds its key here, in the file of its
 * screen, and to the other seven, which the types then ask for.
 */
export const en = { common, form, booking, payment, waiver, errors };
