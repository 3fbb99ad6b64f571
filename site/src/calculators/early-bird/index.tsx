import lazyCalculator from '../frame/lazy-calculator.tsx';

/** Gannet 8: what a trip costs early, in time and late. */
export default lazyCalculator(() => import('./calculation.ts'));
