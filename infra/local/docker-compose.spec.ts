import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.ts';

const compose = readFileSync(join(CHECKOUT, 'docker-compose.yml'), 'utf8');
const all = (pattern: RegExp): (string | undefined)[] =>
  [...compose.matchAll(pattern)].map((match) => match[1]);

describe('docker-compose.yml', () => {
  it('starts Postgres 18 and Redis 8, each with a health check', () => {
    expect(all(/image: (\S+)/g)).toEqual(['postgres:18', 'redis:8']);
    expect(all(/(healthcheck):/g)).toHaveLength(2);
  });

  it('opens ports on this machine only', () => {
    expect(all(/- (\S+:\d+:\d+)/g)).toEqual(['127.0.0.1:5432:5432', '127.0.0.1:6379:6379']);
  });
});
