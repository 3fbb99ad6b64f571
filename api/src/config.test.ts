import { RATE_LIMIT_PER_MINUTE } from '@slipway/contract';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('without settings it is a sandbox on this machine', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    databaseUrl: undefined,
    readUrls: [],
    dataFolder: './data',
    metrics: undefined,
    tracesUrl: undefined,
    rateLimit: RATE_LIMIT_PER_MINUTE,
    logLevel: 'info',
  });
});

test('every setting is read, and an empty one counts as not set', () => {
  const config = readConfig({
    HOST: '0.0.0.0',
    API_PORT: '8080',
    DATABASE_URL: 'postgres://slipway:secret@db/slipway',
    DATABASE_READ_URL: 'postgres://db2/slipway  postgres://db3/slipway',
    DATA_DIR: '/var/lib/slipway',
    DATA_LOCK: 'takeover',
    RATE_LIMIT: ' 50 ',
    TRUSTED_PROXIES: '1',
    PUBLIC_URL: 'https://api.slipway.example/',
    LOG_LEVEL: 'error',
    SMTP_URL: '',
    METRICS_PORT: '9464',
  });
  expect(config).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    databaseUrl: 'postgres://slipway:secret@db/slipway',
    readUrls: ['postgres://db2/slipway', 'postgres://db3/slipway'],
    dataFolder: '/var/lib/slipway',
    takeOverOtherHosts: true,
    rateLimit: 50,
    trustedProxies: 1,
    publicUrl: 'https://api.slipway.example',
    logLevel: 'error',
    smtpUrl: undefined,
    metrics: { host: '127.0.0.1', port: 9464 },
  });
});

test.each([
  ['API_PORT', '70000', 'API_PORT is "70000": set it to a whole number from 0 to 65535.'],
  ['RATE_LIMIT', '0', 'RATE_LIMIT is "0": set it to a whole number from 1 to 1000000.'],
  ['RATE_LIMIT', '1e3', 'RATE_LIMIT is "1e3": set it to a whole number from 1 to 1000000.'],
  ['DATA_LOCK', 'yes', 'DATA_LOCK is "yes": set it to takeover or leave it out.'],
  [
    'LOG_LEVEL',
    'loud',
    'LOG_LEVEL is "loud": set it to debug, info, warn, error, silent or leave it out.',
  ],
  [
    'DATABASE_URL',
    'mysql://root:secret@db/slipway',
    'DATABASE_URL is not a URL that starts with postgres:// or postgresql://.',
  ],
  ['ALERT_URL', 'alerts', 'ALERT_URL is not a URL that starts with http:// or https://.'],
])('%s=%s is refused with what to change', (name, value, message) => {
  expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(message));
});
