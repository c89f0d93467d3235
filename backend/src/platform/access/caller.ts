import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { StaffRole } from './access.js';
import type { Membership, School } from './memberships.js';
import type { RoutePolicy } from './route-policy.js';

/** Who a verified bearer token speaks for. Both times in epoch milliseconds. */
export type Principal = Readonly<{
  userId: string;
  email: string;
  /** Of the hosted backend; a token that was made elsewhere has none. */
  sessionId?: string;
  issuedAt: number;
  /** When the person last proved who they are, by a password or a second step; null where the token knows of none. */
  provenAt: number | null;
  expiresAt: number;
  /** Whether the sign-in passed a second step. */
  hasSecondFactor: boolean;
}>;

export type SignedInCaller = Readonly<{ principal: Principal; now: number }>;
export type StaffCaller = SignedInCaller & Readonly<{ staffRoles: readonly StaffRole[] }>;
export type SchoolCaller = SignedInCaller &
  Readonly<{ school: School; membership: Membership; policy: RoutePolicy }>;

/** What the guards learn of a request, each adding its part. `now` is the business clock, read once. */
export type RequestContext = {
  id: string;
  now: number;
  /** A `traceparent`, where it is part of a trace. */
  trace?: string;
  principal?: Principal;
  school?: School;
  membership?: Membership;
  staffRoles?: readonly StaffRole[];
  policy?: RoutePolicy;
};

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext;
  }
}

export function contextOf(execution: ExecutionContext): RequestContext {
  return execution.switchToHttp().getRequest<FastifyRequest>().context;
}

/** The caller as the guards established it: a SignedInCaller, StaffCaller or SchoolCaller by the route's audience. */
export const Caller = createParamDecorator((_: undefined, execution: ExecutionContext) =>
  contextOf(execution),
);

/** The instant of this request on the business clock, in epoch milliseconds. */
export const Now = createParamDecorator(
  (_: undefined, execution: ExecutionContext) => contextOf(execution).now,
);
