import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { FRONTEND_DIST } from './frontend-build.js';

const META = join('builds', 'meta');
const YEAR_S = 31_536_000;

/** The files of the front-end build that carry a hash in their name never change; the others are asked for again. */
export async function addAssets(app: NestFastifyApplication): Promise<void> {
  if (!existsSync(FRONTEND_DIST)) return;
  await app.register(fastifyStatic, {
    root: join(FRONTEND_DIST, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    maxAge: '365d',
    immutable: true,
  });
  if (!existsSync(join(FRONTEND_DIST, 'builds'))) return;
  await app.register(fastifyStatic, {
    root: join(FRONTEND_DIST, 'builds'),
    prefix: '/builds/',
    decorateReply: false,
    maxAge: '1s',
    // Named by the build they belong to.
    setHeaders: (reply, path) => {
      if (path.includes(META)) reply.header('cache-control', `public, max-age=${YEAR_S}, immutable`);
    },
  });
}
