import { randomUUID } from 'node:crypto';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, SSE_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { type Audience, isSchoolAudience, type StaffRole } from '../../src/platform/access/access.js';
import { AUDIENCE, ROW_SCOPE, type RowScope, STAFF_ROLE } from '../../src/platform/access/route-policy.js';
import { bodyLimitOf } from '../../src/platform/http/body-limits.js';
import type { Method, TestApp } from './test-app.js';

/** Every parameter of the path holds some UUID; in `template` it stands as declared. `rows`: of a route of a school. `staffRole`: the only one of the platform's roles it is open to. `isStream`: it does not end by itself. */
export type Route = Readonly<{
  method: Method;
  path: string;
  template: string;
  rows: RowScope | null;
  audience: Audience;
  staffRole: StaffRole | null;
  /** What its body may hold. */
  bodyLimit: ReturnType<typeof bodyLimitOf>;
  isStream: boolean;
}>;

/** All routes that need a school, read from the controllers, so that none can be forgotten. */
export function schoolRoutes(t: TestApp): Route[] {
  return routes(t).filter(({ audience }) => isSchoolAudience(audience));
}

/** All routes of the platform's staff. */
export function staffRoutes(t: TestApp): Route[] {
  return routes(t).filter(({ audience }) => audience === 'staff');
}

/** Every route of every controller. */
export function routes({ app }: TestApp): Route[] {
  const scanner = app.get(MetadataScanner, { strict: false });
  const reflector = app.get(Reflector);
  const controllers = app.get(DiscoveryService, { strict: false }).getControllers();
  return controllers.flatMap(({ instance }) => {
    const prototype = Object.getPrototypeOf(instance);
    const handlers = scanner.getAllMethodNames(prototype).map((name) => prototype[name]);
    return handlers
      .filter((handler) => Reflect.hasMetadata(PATH_METADATA, handler))
      .map((handler) => ({
        ...addressOf(handler, instance.constructor),
        rows: reflector.getAllAndOverride<RowScope>(ROW_SCOPE, [handler, instance.constructor]) ?? null,
        audience: audienceOf(reflector, handler, instance.constructor),
        isStream: Reflect.hasMetadata(SSE_METADATA, handler),
        staffRole:
          reflector.getAllAndOverride<StaffRole>(STAFF_ROLE, [handler, instance.constructor]) ?? null,
        bodyLimit: bodyLimitOf(reflector, [handler, instance.constructor]),
      }));
  });
}

function audienceOf(reflector: Reflector, handler: () => unknown, controller: new () => unknown): Audience {
  return reflector.getAllAndOverride<Audience | undefined>(AUDIENCE, [handler, controller]) ?? 'public';
}

function addressOf(handler: object, controller: object): Pick<Route, 'method' | 'path' | 'template'> {
  const [base, own] = [controller, handler].map((target) => Reflect.getMetadata(PATH_METADATA, target));
  const method: RequestMethod = Reflect.getMetadata(METHOD_METADATA, handler);
  const template = `/${base}/${own}`.replace(/\/+$/, '');
  const path = template.replaceAll(/:\w+/g, () => randomUUID());
  return { method: RequestMethod[method].toLowerCase() as Method, path, template };
}
