import lazyCalculator from '../frame/lazy-calculator.tsx';

/** Club members at Heron Bay: what a custom condition says about several bookings. */
export default lazyCalculator(() => import('./calculation.ts'));
