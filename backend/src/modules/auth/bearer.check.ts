import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { contextOf, type Principal } from '../../platform/access/caller.js';
import type { Pass, Route, RouteCheck } from '../../platform/access/route-check.js';
import { AppError } from '../../platform/errors/app-error.js';
import { UnauthenticatedError } from '../../platform/errors/errors.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { bearerOf } from './access-token.js';
import { VerifiedTokens } from './verified-tokens.js';

/** Verifies the bearer token of every route that is not open to all. */
@Injectable()
export class BearerCheck implements RouteCheck {
  private readonly passport = new PassportGuard();

  constructor(
    private readonly verified: VerifiedTokens,
    private readonly metrics: Metrics,
  ) {}

  passFor({ policy: { audience } }: Route): Pass | null {
    const isOpen = audience === 'public' || audience === 'loopback';
    return isOpen ? null : (request, execution) => this.establishPrincipal(request, execution);
  }

  private establishPrincipal(request: FastifyRequest, execution: ExecutionContext): void | Promise<void> {
    const token = bearerOf(request);
    request.context.principal = this.verified.find(token);
    if (!request.context.principal) return this.verify(token, execution);
  }

  private async verify(token: string, execution: ExecutionContext): Promise<void> {
    try {
      await this.passport.canActivate(execution);
    } catch (error) {
      if (error instanceof AppError) this.metrics.refusedTokens.inc({ reason: error.code });
      throw error;
    }
    const { principal } = contextOf(execution);
    if (principal) this.verified.keep(token, principal);
  }
}

class PassportGuard extends AuthGuard('jwt') {
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
