import { buildOf } from './build.ts';

/** The help site. */
export const site = buildOf('site', 'build', [
  'site',
  'dashboard',
  'ui/src',
  'sandbox',
  'api/src',
  'contract/src',
  'engine/src',
  'company/src',
  'package-lock.json',
]);

/** The customers' pages. */
export const storefront = buildOf('storefront', 'dist', [
  'storefront',
  'ui',
  'contract/src',
  'package-lock.json',
]);

/** The dashboard of the team. */
export const dashboard = buildOf('dashboard', 'dist', [
  'dashboard',
  'ui',
  'contract/src',
  'engine/src',
  'package-lock.json',
]);
