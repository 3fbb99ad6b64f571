import lazyCalculator from '../frame/lazy-calculator.tsx';

/** The fee steps of a customer type on one booking. */
export default lazyCalculator(() => import('./calculation.ts'));
