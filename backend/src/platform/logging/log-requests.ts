import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { knownPart } from '../http/secret-address.js';

const UNINTERESTING = /^\/(api\/(health|metrics)|assets|builds)\b/;

/** What balancers, scrapers and browsers ask all the time tells nothing. */
export function isWorthALine(url: string): boolean {
  return !UNINTERESTING.test(url);
}

/** One line for each reply, without the query: it may carry a token. */
export function logRequests(app: NestFastifyApplication, logger: Logger): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request, reply, done) => {
      const [path = ''] = request.url.split('?');
      if (logger.isLevelEnabled('info') && isWorthALine(path)) {
        const { id: requestId, school, principal } = request.context;
        const { statusCode: status, elapsedTime } = reply;
        const ms = Math.round(elapsedTime);
        logger.info(
          {
            requestId,
            schoolId: school?.id,
            userId: principal?.userId,
            method: request.method,
            path: shownPath(path),
            status,
            ms,
          },
          'Request answered.',
        );
      }
      done();
    });
}

/** What we cannot read may be a secret too. */
function shownPath(path: string): string {
  try {
    const known = knownPart(path);
    return known === null ? path : `${known}***`;
  } catch {
    return '(unreadable)';
  }
}
