import type { ExecutionContext, Type } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { type RoutePolicy, routePolicy } from './route-policy.js';

/** What a request has to pass; it throws what it is refused with. A promise only where something is waited for. */
export type Pass = (request: FastifyRequest, execution: ExecutionContext) => void | Promise<void>;

/** One of the things that stand before the handlers. */
export interface RouteCheck {
  /** What requests to this route have to pass, null where the check does not concern them. Asked once for each route. */
  passFor(route: Route): Pass | null;
}

/** A handler, as its decorators describe it. */
export class Route {
  readonly policy: RoutePolicy;

  constructor(
    private readonly reflector: Reflector,
    private readonly handler: ExecutionHandler,
    private readonly controller: Type,
  ) {
    this.policy = routePolicy(reflector, handler, controller);
  }

  /** What the handler says under this key, or else its controller. */
  said<T>(key: string): T | undefined {
    return this.reflector.getAllAndOverride<T | undefined>(key, [this.handler, this.controller]);
  }
}

export type ExecutionHandler = ReturnType<ExecutionContext['getHandler']>;
