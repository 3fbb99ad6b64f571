import lazyCalculator from '../frame/lazy-calculator.tsx';

/** A link that opens the booking form as the reader wants it. */
export default lazyCalculator(
  () => import('./calculation.ts'),
  () => import('./Drawing.tsx'),
);
