import lazyCalculator from '../frame/lazy-calculator.tsx';

/** One add-on under each price basis. */
export default lazyCalculator(() => import('./calculation.ts'));
