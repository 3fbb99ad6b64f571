import lazyCalculator from '../frame/lazy-calculator.tsx';

/** A formula tried on a trip, with its faults marked at their place. */
export default lazyCalculator(() => import('./calculation.ts'));
