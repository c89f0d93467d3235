import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { contextOf, type Principal } from '../../platform/access/caller.js';
import { routePolicy } from '../../platform/access/route-policy.js';
import { AppError } from '../../platform/errors/app-error.js';
import { UnauthenticatedError } from '../../platform/errors/errors.js';
import { bearerOf } from './access-token.js';
import { VerifiedTokens } from './verified-tokens.js';

/** Verifies the bearer token of every route that is not open to all. */
@Injectable()
export class BearerGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly verified: VerifiedTokens,
  ) {
    super();
  }

  override async canActivate(execution: ExecutionContext): Promise<boolean> {
    const { audience } = routePolicy(this.reflector, execution);
    if (audience === 'public' || audience === 'loopback') return true;
    const context = contextOf(execution);
    const token = bearerOf(execution.switchToHttp().getRequest<FastifyRequest>());
    context.principal = this.verified.find(token);
    if (context.principal) return true;
    await super.canActivate(execution);
    if (context.principal) this.verified.keep(token, context.principal);
    return true;
  }

  override handleRequest<User>(
    error: unknown,
    user: User | false,
    info: unknown,
    execution: ExecutionContext,
  ): User {
    // Passport hands over as information what the search for the key threw.
    for (const failure of [error, info]) if (failure instanceof AppError) throw failure;
    if (error || !user) throw new UnauthenticatedError(refusalOf(info));
    contextOf(execution).principal = user as unknown as Principal;
    return user;
  }
}

function refusalOf(info: unknown): 'UNAUTHENTICATED' | 'TOKEN_EXPIRED' | 'TOKEN_INVALID' {
  if (!(info instanceof Error)) return 'TOKEN_INVALID';
  if (info.name === 'TokenExpiredError') return 'TOKEN_EXPIRED';
  return info.message === 'No auth token' ? 'UNAUTHENTICATED' : 'TOKEN_INVALID';
}
