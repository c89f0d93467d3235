import { Injectable, SetMetadata } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Audience } from '../access/access.js';
import { AUDIENCE } from '../access/route-policy.js';
import { MOST_OBJECTS } from './bounded-input.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyLimit?: number;
    /** How many objects and lists a body may hold. */
    mostObjects?: number;
  }
}

/** Of whoever comes by: more than any form of a public page sends. Also of addresses that lead nowhere. */
export const STRANGER_BODY_BYTES = 16 * 1024;
/** Of those who signed in: holds whatever a form sends, each letter of it escaped. The longest are a list of decisions and a lesson plan. */
const CALLER_BODY_BYTES = 768 * 1024;

type BodyLimit = Readonly<{ bytes: number; objects: number }>;

const BODY_LIMIT = 'rekod:body-limit';

/** A route that takes more than its callers may send elsewhere: whatever its DTO allows has to get in. */
export function TakesBodyOf(bytes: number, objects = MOST_OBJECTS) {
  return SetMetadata(BODY_LIMIT, { bytes, objects } satisfies BodyLimit);
}

/** `targets`: the handler and its controller. */
export function bodyLimitOf(
  reflector: Reflector,
  targets: Parameters<Reflector['getAllAndOverride']>[1],
): BodyLimit {
  const own = reflector.getAllAndOverride<BodyLimit | undefined>(BODY_LIMIT, targets);
  const audience = reflector.getAllAndOverride<Audience | undefined>(AUDIENCE, targets);
  const bytes = audience === 'public' ? STRANGER_BODY_BYTES : CALLER_BODY_BYTES;
  return own ?? { bytes, objects: MOST_OBJECTS };
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
      if (Reflect.hasMetadata(PATH_METADATA, handler)) {
        const { bytes, objects } = bodyLimitOf(this.reflector, [handler, controller.constructor]);
        RouteConfig({ bodyLimit: bytes, mostObjects: objects })(handler);
      }
    }
  }
}
