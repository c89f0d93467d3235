import { type CanActivate, type ExecutionContext, Inject, Injectable, type Type } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { type ExecutionHandler, type Pass, Route, type RouteCheck } from './route-check.js';

export const ROUTE_CHECKS = Symbol('the checks before a handler, in their order');

/**
 * The one guard: a request passes, in order, the checks that concern its route. Which these are is decided once for each
 * route, so that a request pays for what its route declares and for nothing else.
 */
@Injectable()
export class RouteGuard implements CanActivate {
  private readonly passes = new WeakMap<Type, Map<ExecutionHandler, readonly Pass[]>>();

  constructor(
    private readonly reflector: Reflector,
    @Inject(ROUTE_CHECKS) private readonly checks: readonly RouteCheck[],
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const request = execution.switchToHttp().getRequest<FastifyRequest>();
    for (const pass of this.passesOf(execution.getHandler(), execution.getClass())) {
      const passing = pass(request, execution);
      if (passing) await passing;
    }
    return true;
  }

  private passesOf(handler: ExecutionHandler, controller: Type): readonly Pass[] {
    const known = this.passes.get(controller) ?? new Map<ExecutionHandler, readonly Pass[]>();
    const passes = known.get(handler) ?? this.choosePasses(new Route(this.reflector, handler, controller));
    this.passes.set(controller, known.set(handler, passes));
    return passes;
  }

  private choosePasses(route: Route): readonly Pass[] {
    return this.checks.map((check) => check.passFor(route)).filter((pass) => pass !== null);
  }
}
