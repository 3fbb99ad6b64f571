export { type Config, ConfigError, readConfig } from './config.ts';
export { type RunningApi, startApi } from './server.ts';
export { StartError } from './start-error.ts';
