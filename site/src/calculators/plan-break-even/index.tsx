import lazyCalculator from '../frame/lazy-calculator.tsx';

/** Heron Bay: which plan costs less, with the point where the lines cross. */
export default lazyCalculator(
  () => import('./calculation.ts'),
  () => import('./Drawing.tsx'),
);
