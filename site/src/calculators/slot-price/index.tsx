import lazyCalculator from '../frame/lazy-calculator.tsx';

/** Osprey 10: the price of a slot with rules on top. */
export default lazyCalculator(() => import('./calculation.ts'));
