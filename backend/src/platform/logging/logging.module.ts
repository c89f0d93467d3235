import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { AppConfig } from '../../config/app-config.js';

const SECRET_PATHS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers.apikey',
  'req.headers["x-signature"]',
  'req.headers["webhook-signature"]',
  'res.headers["set-cookie"]',
];

/** JSON lines with request, school and user ids; never a header that carries a secret. */
export function loggingModule(config: AppConfig): DynamicModule {
  return LoggerModule.forRoot({
    pinoHttp: {
      level: config.mode === 'test' ? 'warn' : 'info',
      redact: { paths: SECRET_PATHS, censor: '[redacted]' },
      serializers: {
        req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
          id,
          method,
          url: url.split('?')[0],
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
      customProps: ({ context }) => ({ schoolId: context?.school?.id, userId: context?.principal?.userId }),
      autoLogging: { ignore: (request) => /^\/(api\/(health|metrics)|assets)\b/.test(request.url ?? '') },
    },
  });
}
