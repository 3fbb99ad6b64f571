import lazyCalculator from '../frame/lazy-calculator.tsx';

/** Hotel Reedside: commission and net of a trip. */
export default lazyCalculator(() => import('./calculation.ts'));
