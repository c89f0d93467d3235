import { Injectable, type OnModuleInit, SetMetadata } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, HttpAdapterHost, MetadataScanner, Reflector } from '@nestjs/core';
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

/** Gives every route the limit of its audience, which holds before a byte of the body is read. */
@Injectable()
export class BodyLimits implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    private readonly host: HttpAdapterHost,
  ) {}

  onModuleInit(): void {
    for (const { instance } of this.discovery.getControllers()) this.noteLimitsOf(instance);
    this.server()?.addHook('onRoute', (route) => {
      route.bodyLimit ??= route.config?.bodyLimit;
    });
  }

  /** Commands such as the demo seed run the modules without a server. */
  private server(): FastifyInstance | undefined {
    return this.host.httpAdapter?.getInstance();
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
