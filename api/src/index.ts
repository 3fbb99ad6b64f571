export { type Config, ConfigError, readConfig, readPort } from './config.ts';
export { startWithDemo } from './demo/start-with-demo.ts';
export { type RunningApi, startApi } from './server.ts';
export { StartError } from './start-error.ts';
