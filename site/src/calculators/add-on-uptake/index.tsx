import lazyCalculator from '../frame/lazy-calculator.tsx';

/** Picnic boxes: people, uptake and revenue of a day. */
export default lazyCalculator(() => import('./calculation.ts'));
