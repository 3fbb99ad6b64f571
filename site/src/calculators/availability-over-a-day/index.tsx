import lazyCalculator from '../frame/lazy-calculator.tsx';

/** Plover 5 at North Pier: free boats from hour to hour, and whether one more trip fits. */
export default lazyCalculator(
  () => import('./calculation.ts'),
  () => import('./Drawing.tsx'),
);
