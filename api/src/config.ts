import { RATE_LIMIT_PER_MINUTE } from '@slipway/contract';
import { LOG_LEVELS, type LogLevel } from './log.ts';
import { StartError } from './start-error.ts';

/** A setting has a value that it cannot have; the message says what to change. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
}

/** Everything that the operator can set, read once at the start. */
export type Config = {
  host: string;
  port: number;
  /** PostgreSQL; without it the embedded database is used. */
  databaseUrl: string | undefined;
  /** Servers that follow that one, for reading. */
  readUrls: readonly string[];
  poolSize: number;
  dataFolder: string;
  takeOverOtherHosts: boolean;
  /** Requests that a key may send in one minute. */
  rateLimit: number;
  /** How many proxies stand in front and add the caller's address to X-Forwarded-For. */
  trustedProxies: number;
  /** Where callers reach the API; without it the address of the request is taken. */
  publicUrl: string | undefined;
  /** Under which each company's pages have a name of their own. */
  pagesDomain: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  alertUrl: string | undefined;
  /** Whether webhook endpoints may be on this machine, to try them out. */
  webhookLoopback: boolean;
  /** Whether the demo provider stands in for the real ones, to try them out. */
  demoPayments: boolean;
  /** Where figures for Prometheus are served; nowhere without it. */
  metrics: { host: string; port: number } | undefined;
  /** Where traces are sent to; nowhere without it. */
  tracesUrl: string | undefined;
  logLevel: LogLevel;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings from environment variables; an empty one counts as not set. */
export function readConfig(environment: Environment): Config {
  const env = new Settings(environment);
  const metricsPort = env.port('METRICS_PORT');
  return {
    host: env.text('HOST') ?? '127.0.0.1',
    port: env.port('API_PORT') ?? 4000,
    databaseUrl: env.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    readUrls: env.urls('DATABASE_READ_URL', ['postgres:', 'postgresql:']),
    poolSize: env.wholeNumber('DATABASE_POOL', { from: 1, to: 1000 }) ?? 8,
    dataFolder: env.text('DATA_DIR') ?? './data',
    takeOverOtherHosts: env.oneOf('DATA_LOCK', ['takeover']) === 'takeover',
    rateLimit: env.wholeNumber('RATE_LIMIT', { from: 1, to: 1_000_000 }) ?? RATE_LIMIT_PER_MINUTE,
    trustedProxies: env.wholeNumber('TRUSTED_PROXIES', { from: 0, to: 10 }) ?? 0,
    publicUrl: env.url('PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, ''),
    pagesDomain: env.domain('PAGES_DOMAIN') ?? 'localhost',
    smtpUrl: env.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env.text('MAIL_FROM') ?? 'Slipway <bookings@slipway.example>',
    alertUrl: env.url('ALERT_URL', ['http:', 'https:']),
    webhookLoopback: env.oneOf('WEBHOOK_LOOPBACK', ['allow']) === 'allow',
    demoPayments: env.oneOf('DEMO_PAYMENTS', ['allow']) === 'allow',
    metrics:
      metricsPort === undefined
        ? undefined
        : { host: env.text('METRICS_HOST') ?? '127.0.0.1', port: metricsPort },
    tracesUrl: env.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
    logLevel: env.oneOf('LOG_LEVEL', LOG_LEVELS) ?? 'info',
  };
}

/** Reads the port of another server that starts beside the API. */
export function readPort(environment: Environment, name: string, byDefault: number): number {
  return new Settings(environment).port(name) ?? byDefault;
}

class Settings {
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  text(name: string): string | undefined {
    return this.#environment[name]?.trim() || undefined;
  }

  wholeNumber(name: string, { from, to }: { from: number; to: number }): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= from && number <= to) return number;
    throw new ConfigError(`${name} is "${value}": set it to a whole number from ${from} to ${to}.`);
  }

  port(name: string): number | undefined {
    return this.wholeNumber(name, { from: 0, to: 65_535 });
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const choice = choices.find((known) => known === value);
    if (choice) return choice;
    throw new ConfigError(
      `${name} is "${value}": set it to ${choices.join(', ')} or leave it out.`,
    );
  }

  domain(name: string): string | undefined {
    const value = this.text(name)?.toLowerCase();
    if (value === undefined || /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(value)) return value;
    throw new ConfigError(`${name} is "${value}": set it to a name such as slipway.example.`);
  }

  /** Several are separated by spaces. */
  urls(name: string, protocols: readonly string[]): string[] {
    const values = this.text(name)?.split(/\s+/) ?? [];
    return values.flatMap((value) => new Settings({ [name]: value }).url(name, protocols) ?? []);
  }

  /** The value is not repeated in the message, because a URL may hold a password. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
    throw new ConfigError(`${name} is not a URL that starts with ${protocols.join('// or ')}//.`);
  }
}
