import { Injectable, SetMetadata } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Audience } from '../access/access.js';
import { AUDIENCE } from '../access/route-policy.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyLimit?: number;
  }
}

/** Of whoever comes by: more than any form of a public page sends. Also of addresses that lead nowhere. */
export const STRANGER_BODY_BYTES = 16 * 1024;
/** Of those who signed in: holds the longest legal lesson plan in UTF-8. */
const CALLER_BODY_BYTES = 256 * 1024;

const BODY_LIMIT = 'rekod:body-limit';

/** A public route that takes more than strangers may send elsewhere. */
export function TakesBodyOf(bytes: number) {
  return SetMetadata(BODY_LIMIT, bytes);
}

/** Gives every route the limit of its audience, which holds before a byte of a body is read. */
@Injectable()
export class BodyLimits {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** Before the routes are made: a module's start comes after them. */
  applyTo(server: FastifyInstance): void {
    for (const { instance } of this.discovery.getControllers()) this.noteLimitsOf(instance);
    server.addHook('onRoute', (route) => {
      route.bodyLimit ??= route.config?.bodyLimit;
    });
  }

  private noteLimitsOf(controller: object): void {
    const prototype = Object.getPrototypeOf(controller);
    for (const name of this.scanner.getAllMethodNames(prototype)) {
      const handler = prototype[name];
      if (Reflect.hasMetadata(PATH_METADATA, handler))
        RouteConfig({ bodyLimit: this.limitOf([handler, controller.constructor]) })(handler);
    }
  }

  private limitOf(targets: Parameters<Reflector['getAllAndOverride']>[1]): number {
    const own = this.reflector.getAllAndOverride<number | undefined>(BODY_LIMIT, targets);
    const audience = this.reflector.getAllAndOverride<Audience | undefined>(AUDIENCE, targets);
    return own ?? (audience === 'public' ? STRANGER_BODY_BYTES : CALLER_BODY_BYTES);
  }
}
