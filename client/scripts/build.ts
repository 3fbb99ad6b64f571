import { buildPackage } from './build-package.ts';

await buildPackage(new URL('../dist/', import.meta.url));
console.log('wrote client/dist, the package to publish: npm pack ./client/dist');
