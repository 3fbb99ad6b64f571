import type { Answer } from '../../api/call.ts';

export type OrderLine = Answer<'listOrders'>[number];

export const lineKey = ({ bookingId, addOnId }: OrderLine) => `${bookingId} ${addOnId}`;
