import lazyCalculator from '../frame/lazy-calculator.tsx';

/** What a text with plurals, choices and dates says for several bookings. */
export default lazyCalculator(() => import('./calculation.ts'));
