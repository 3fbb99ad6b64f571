import lazyCalculator from '../frame/lazy-calculator.tsx';

/** One Plover 5: how many trips of a length fit between opening and closing. */
export default lazyCalculator(
  () => import('./calculation.ts'),
  () => import('./Drawing.tsx'),
);
