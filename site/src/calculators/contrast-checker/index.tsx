import lazyCalculator from '../frame/lazy-calculator.tsx';

/** Whether texts in the colors of a brand can be read. */
export default lazyCalculator(
  () => import('./calculation.ts'),
  () => import('./Drawing.tsx'),
);
