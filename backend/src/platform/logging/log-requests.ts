import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';

const UNINTERESTING = /^\/(api\/(health|metrics)|assets|builds)\b/;

/** Addresses of which all that follows is a secret, in whatever case a client asks. */
const SECRET_AFTER = /^(\/kalendar\/).+$/i;

/** One line for each reply, without the query: it may carry a token. */
export function logRequests(app: NestFastifyApplication, logger: Logger): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request, reply, done) => {
      const [path = ''] = request.url.split('?');
      if (!UNINTERESTING.test(path)) {
        const { id: requestId, school, principal } = request.context;
        const { statusCode: status, elapsedTime } = reply;
        const ms = Math.round(elapsedTime);
        logger.info(
          {
            requestId,
            schoolId: school?.id,
            userId: principal?.userId,
            method: request.method,
            path: path.replace(SECRET_AFTER, '$1***'),
            status,
            ms,
          },
          'Request answered.',
        );
      }
      done();
    });
}
