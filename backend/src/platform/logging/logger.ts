import type { LoggerService } from '@nestjs/common';
import pino from 'pino';
import type { AppConfig } from '../../config/app-config.js';
import { currentRequest } from '../http/request-context.js';

const SECRETS = [
  'authorization',
  'cookie',
  'apikey',
  'x-signature',
  'webhook-signature',
  'set-cookie',
  'password',
  'token',
];
const PATHS = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.headers["${name}"]`]);

/** JSON lines; each carries the request it belongs to, its school and its person. Secrets are never written. */
export function createLogger(
  { logLevel }: Pick<AppConfig, 'logLevel'>,
  destination?: pino.DestinationStream,
): pino.Logger {
  return pino(
    {
      level: logLevel,
      redact: { paths: PATHS, censor: '[redacted]' },
      serializers: { err: describeError },
      mixin: requestIds,
    },
    destination,
  );
}

/** Only what tells of the failure: drivers hang their whole connection, with its keys, on the errors they throw. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, code };
}

function requestIds(): object {
  const request = currentRequest();
  if (!request) return {};
  return { requestId: request.id, schoolId: request.school?.id, userId: request.principal?.userId };
}

type Details = readonly [string?, string?];

/** Nest's Logger on pino: `logger.warn({ err, id }, 'What happened.')` or a plain sentence. */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: pino.Logger) {}

  log(message: unknown, ...details: Details): void {
    this.write('info', message, details);
  }

  error(message: unknown, ...details: Details): void {
    this.write('error', message, details);
  }

  warn(message: unknown, ...details: Details): void {
    this.write('warn', message, details);
  }

  debug(message: unknown, ...details: Details): void {
    this.write('debug', message, details);
  }

  private write(level: 'info' | 'error' | 'warn' | 'debug', message: unknown, details: Details): void {
    const context = details.at(-1);
    if (message !== null && typeof message === 'object')
      this.pino[level]({ ...message, context }, details[0]);
    else this.pino[level]({ context }, String(message));
  }
}
