import type { ExecutionContext } from '@nestjs/common';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { ApiBearerAuth } from '@nestjs/swagger';
import { type Access, type Audience, SCHOOL_AUDIENCES, type StaffRole } from './access.js';

export const AUDIENCE = 'rekod:audience';
export const REQUIRED_ACCESS = 'rekod:access';
export const STAFF_ROLE = 'rekod:staff-role';

/** Who may call the route. Every route says so, or the application does not start. */
export function Allow(audience: Audience) {
  const open = audience === 'public' || audience === 'loopback';
  return applyDecorators(SetMetadata(AUDIENCE, audience), ...(open ? [] : [ApiBearerAuth()]));
}

/** What the school's subscription must allow for the route. Every route of a school says so. */
export function Requires(access: Access) {
  return SetMetadata(REQUIRED_ACCESS, access);
}

/** Opens a route of the platform's staff to one of their roles only. */
export function AllowStaff(role: StaffRole) {
  return applyDecorators(Allow('staff'), SetMetadata(STAFF_ROLE, role));
}

export type RoutePolicy = Readonly<{ audience: Audience; access: Access | undefined }>;

export function routePolicy(reflector: Reflector, context: ExecutionContext): RoutePolicy {
  const targets = [context.getHandler(), context.getClass()];
  const audience = reflector.getAllAndOverride<Audience | undefined>(AUDIENCE, targets);
  if (!audience)
    throw new Error(`${context.getClass().name}.${context.getHandler().name} declares no audience.`);
  return { audience, access: reflector.getAllAndOverride<Access | undefined>(REQUIRED_ACCESS, targets) };
}

export function needsSchool(audience: Audience): boolean {
  return SCHOOL_AUDIENCES[audience] !== undefined;
}
