export { type Config, ConfigError, readConfig, readPort } from '../config.ts';
export { StartError } from '../start-error.ts';
export { type RunningApi, startApi } from './server.ts';
export { startWithDemo } from './start-with-demo.ts';
