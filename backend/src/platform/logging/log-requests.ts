import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';

const UNINTERESTING = /^\/(api\/(health|metrics)|assets|builds)\b/;

/** All that follows is a secret, in whatever case a client asks. */
const SECRET = /^.*?\/(kalendar|semak|checks|lawatan|visits)\//i;

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
      if (isWorthALine(path)) {
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

/** An address means the same however its letters are escaped, and the framework escapes once more what it cannot read;
 * what we cannot read may be a secret too. */
function shownPath(path: string): string {
  try {
    const secret = SECRET.exec(decodeURIComponent(decodeURIComponent(path)));
    return secret ? `${secret[0].toLowerCase()}***` : path;
  } catch {
    return '(unreadable)';
  }
}
