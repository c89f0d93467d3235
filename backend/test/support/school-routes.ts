import { randomUUID } from 'node:crypto';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { Audience } from '../../src/platform/access/access.js';
import { AUDIENCE, needsSchool } from '../../src/platform/access/route-policy.js';
import type { Method, TestApp } from './test-app.js';

/** A route that needs a school. Every parameter of the path holds some UUID. */
export type SchoolRoute = Readonly<{ method: Method; path: string }>;

/** All of them, read from the controllers, so that none can be forgotten. */
export function schoolRoutes({ app }: TestApp): SchoolRoute[] {
  const scanner = app.get(MetadataScanner, { strict: false });
  const reflector = app.get(Reflector);
  const controllers = app.get(DiscoveryService, { strict: false }).getControllers();
  return controllers.flatMap(({ instance }) => {
    const prototype = Object.getPrototypeOf(instance);
    const handlers = scanner.getAllMethodNames(prototype).map((name) => prototype[name]);
    return handlers
      .filter((handler) => Reflect.hasMetadata(PATH_METADATA, handler))
      .filter((handler) => needsSchool(audienceOf(reflector, handler, instance.constructor)))
      .map((handler) => routeOf(handler, instance.constructor));
  });
}

function audienceOf(reflector: Reflector, handler: () => unknown, controller: new () => unknown): Audience {
  return reflector.getAllAndOverride<Audience | undefined>(AUDIENCE, [handler, controller]) ?? 'public';
}

function routeOf(handler: object, controller: object): SchoolRoute {
  const [base, own] = [controller, handler].map((target) => Reflect.getMetadata(PATH_METADATA, target));
  const method: RequestMethod = Reflect.getMetadata(METHOD_METADATA, handler);
  const path = `/${base}/${own}`.replace(/\/+$/, '').replaceAll(/:\w+/g, () => randomUUID());
  return { method: RequestMethod[method].toLowerCase() as Method, path };
}
