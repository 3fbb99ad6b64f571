import lazyCalculator from '../frame/lazy-calculator.tsx';

/** Plover 5: the price of a length from the table. */
export default lazyCalculator(() => import('./calculation.ts'));
