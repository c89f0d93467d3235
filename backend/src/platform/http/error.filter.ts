import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { isDatabaseUnavailable, isOverdue } from '../database/is-database-unavailable.js';
import { AppError } from '../errors/app-error.js';
import type { ErrorDto } from '../errors/error.dto.js';
import {
  QuotaExceededError,
  RateLimitedError,
  ServiceUnavailableError,
  TooManyPapersError,
} from '../errors/errors.js';
import { Sampled } from '../logging/sampled.js';

const CODES_BY_STATUS: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'URI_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
};

/** Every failure leaves as {code, message, details?}. What nobody expected is logged whole and told as INTERNAL. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);
  /** In an outage each request fails alike. */
  private readonly away = new Sampled();
  private readonly overdue = new Sampled();

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { status, body } = this.answer(error);
    if (reply.sent) return;
    if (status === 401) reply.header('www-authenticate', 'Bearer');
    if (status === 503) reply.header('retry-after', '5');
    const wait = waitOf(error);
    if (wait !== null) reply.header('retry-after', String(wait));
    void reply.status(status).type('application/json; charset=utf-8').send(body);
  }

  /** What is told of it, wherever it was caught. */
  answer(error: unknown): { status: number; body: ErrorDto } {
    if (error instanceof AppError) return { status: error.status, body: bodyOf(error) };
    if (isDatabaseUnavailable(error)) {
      const times = this.away.next();
      if (times > 0) this.logger.warn({ err: error, times }, 'The database is not reachable.');
      return this.answer(new ServiceUnavailableError());
    }
    if (isOverdue(error)) {
      const times = this.overdue.next();
      if (times > 0) this.logger.warn({ err: error, times }, 'The database took too long.');
      return this.answer(new ServiceUnavailableError());
    }
    const status = clientErrorStatus(error);
    if (status)
      return {
        status,
        body: { code: CODES_BY_STATUS[status] ?? 'BAD_REQUEST', message: (error as Error).message },
      };
    this.logger.error({ err: error }, 'Unexpected failure.');
    return { status: 500, body: { code: 'INTERNAL', message: 'Something went wrong on our side.' } };
  }
}

function waitOf(error: unknown): number | null {
  const isLater =
    error instanceof RateLimitedError ||
    error instanceof QuotaExceededError ||
    error instanceof TooManyPapersError;
  return isLater ? error.retryAfterSeconds : null;
}

function bodyOf({ code, message, details }: AppError): ErrorDto {
  return details ? { code, message, details } : { code, message };
}

/** The 4xx of a framework error (unknown route, malformed JSON, body too large), if it is one. */
function clientErrorStatus(error: unknown): number | undefined {
  const status =
    error instanceof HttpException
      ? error.getStatus()
      : error instanceof Error && 'statusCode' in error
        ? Number(error.statusCode)
        : 500;
  return status >= 400 && status < 500 ? status : undefined;
}
