import { loadSaturday } from '@slipway/company';

/** The day of which pages tell, to compare them with. */
export const SATURDAY = await loadSaturday();
