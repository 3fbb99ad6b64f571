import type { Texts } from '../texts.ts';
import { booking } from './booking.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { form } from './form.ts';
import { payment } from './payment.ts';
import { waiver } from './waiver.ts';

/** Danish: informal du, as everybody in Denmark writes. */
export const da: Texts = { common, form, booking, payment, waiver, errors };
