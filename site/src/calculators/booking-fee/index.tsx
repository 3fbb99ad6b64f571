import lazyCalculator from '../frame/lazy-calculator.tsx';

/** Who pays the platform fee, and how much is left. */
export default lazyCalculator(() => import('./calculation.ts'));
