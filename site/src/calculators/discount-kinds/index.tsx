import lazyCalculator from '../frame/lazy-calculator.tsx';

/** Percentage, fixed amount and free time side by side. */
export default lazyCalculator(() => import('./calculation.ts'));
