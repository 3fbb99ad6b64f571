import lazyCalculator from '../frame/lazy-calculator.tsx';

/** Gannet 8: base price and price rules, stacked in their order. */
export default lazyCalculator(
  () => import('./calculation.ts'),
  () => import('./Drawing.tsx'),
);
