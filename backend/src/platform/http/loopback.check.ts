import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import type { Pass, Route, RouteCheck } from '../access/route-check.js';
import { NotFoundError } from '../errors/errors.js';
import { readHost } from '../tenancy/school-host.js';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Opens loopback routes (metrics, test tools) to this machine, or to whoever holds the metrics token. */
@Injectable()
export class LoopbackCheck implements RouteCheck {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  passFor({ policy }: Route): Pass | null {
    return policy.audience === 'loopback' ? (request) => this.refuseStrangers(request) : null;
  }

  private refuseStrangers(request: FastifyRequest): void {
    if ((isOfThisMachine(request) && this.knowsHost(request)) || this.holdsToken(request)) return;
    throw new NotFoundError('The page');
  }

  /** A name of somebody else that leads to this machine lets a page of theirs read the answer. */
  private knowsHost({ host }: FastifyRequest): boolean {
    const { kind } = readHost(host, this.config.baseDomain);
    return kind === 'main' || kind === 'school' || /^localhost(:\d+)?$/i.test(host);
  }

  private holdsToken({ headers }: FastifyRequest): boolean {
    const given = Buffer.from(headers.authorization?.replace(/^Bearer /, '') ?? '');
    const expected = Buffer.from(this.config.metricsToken ?? '');
    return expected.length > 0 && given.length === expected.length && timingSafeEqual(given, expected);
  }
}

/** A proxy on this machine that nobody named as trusted speaks for strangers: what it forwards is not loopback. */
function isOfThisMachine({ ip, ips, headers }: FastifyRequest): boolean {
  return LOOPBACK.has(ip) && (ips !== undefined || headers['x-forwarded-for'] === undefined);
}
