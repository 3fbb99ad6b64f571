export { downloadBytes, openSandbox } from './open-sandbox.ts';
export * from './sandbox.ts';
