import type { Texts } from '../texts.ts';
import { booking } from './booking.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { form } from './form.ts';
import { payment } from './payment.ts';
import { waiver } from './waiver.ts';

/** Dutch: informal je, as rental companies in the Netherlands and Flanders write. */
export const nl: Texts = { common, form, booking, payment, waiver, errors };
