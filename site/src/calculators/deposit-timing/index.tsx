import lazyCalculator from '../frame/lazy-calculator.tsx';

/** How and when the deposit of a booking is taken. */
export default lazyCalculator(() => import('./calculation.ts'));
