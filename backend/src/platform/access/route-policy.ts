import type { ExecutionContext, Type } from '@nestjs/common';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import { OF_SCHOOL } from '../http/contract-by-the-letter.js';
import { type Access, type Audience, type Duty, type SchoolAudience, type StaffRole } from './access.js';

export const AUDIENCE = 'rekod:audience';
export const AUDIENCE_DUTIES = 'rekod:duties';
export const REQUIRED_ACCESS = 'rekod:access';
export const STAFF_ROLE = 'rekod:staff-role';

type RouteDecorator = ClassDecorator & MethodDecorator;

/** Who may call the route: a role, or any of the duties named beside it. Every route says so, or nothing starts. */
export function Allow(audience: SchoolAudience, ...duties: readonly Duty[]): RouteDecorator;
export function Allow(audience: Audience): RouteDecorator;
export function Allow(audience: Audience, ...duties: readonly Duty[]): RouteDecorator {
  const open = audience === 'public' || audience === 'loopback';
  return applyDecorators(
    SetMetadata(AUDIENCE, audience),
    SetMetadata(AUDIENCE_DUTIES, duties),
    ...(open ? [] : [ApiBearerAuth()]),
  );
}

/** What the school's subscription must allow for the route. Every route of a school says so. */
export function Requires(access: Access) {
  return SetMetadata(REQUIRED_ACCESS, access);
}

/** Opens a route of the platform's staff to one of their roles only. */
export function AllowStaff(role: StaffRole) {
  return applyDecorators(Allow('staff'), SetMetadata(STAFF_ROLE, role));
}

/**
 * Whose rows a route of a school touches: the caller's own, those of whom the caller supervises, or all of the school.
 * Row-level security keeps the school in any case.
 */
export type RowScope = 'own' | 'supervised' | 'school';

export const ROW_SCOPE = 'rekod:row-scope';

/** Every route of a school says whose rows it touches, or the application does not start. */
export function Rows(scope: RowScope): RouteDecorator {
  return applyDecorators(SetMetadata(ROW_SCOPE, scope), ApiExtension(OF_SCHOOL, true));
}

export type RoutePolicy = Readonly<{
  audience: Audience;
  duties: readonly Duty[];
  access: Access | undefined;
  /** Of every route of a school. */
  rows: RowScope | undefined;
}>;

type Handler = ReturnType<ExecutionContext['getHandler']>;

export function routePolicy(reflector: Reflector, handler: Handler, controller: Type): RoutePolicy {
  const targets = [handler, controller];
  const audience = reflector.getAllAndOverride<Audience | undefined>(AUDIENCE, targets);
  if (!audience) throw new Error(`${controller.name}.${handler.name} declares no audience.`);
  return {
    audience,
    duties: reflector.getAllAndOverride<readonly Duty[] | undefined>(AUDIENCE_DUTIES, targets) ?? [],
    access: reflector.getAllAndOverride<Access | undefined>(REQUIRED_ACCESS, targets),
    rows: reflector.getAllAndOverride<RowScope | undefined>(ROW_SCOPE, targets),
  };
}
