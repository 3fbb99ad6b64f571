import { useCallback } from 'react';
import { useFacts } from '../../api/facts.ts';
import { numberFormat } from './writing.ts';

/** Writes cents in a currency: `€159.34`. */
export function moneyText(cents: number, currency: string): string {
  return numberFormat({ style: 'currency', currency }).format(cents / 100);
}

/** Writes cents in the currency of the company. */
export function useMoney(): (cents: number) => string {
  const { currency } = useFacts().company;
  return useCallback((cents) => moneyText(cents, currency), [currency]);
}
