// A worker thread does not inherit the loader of TypeScript, so that this file registers it first.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
