import { Injectable, SetMetadata } from '@nestjs/common';
import { systemNow } from '../clock/system-clock.js';
import { FreshSignInRequiredError, UnauthenticatedError } from '../errors/errors.js';
import type { Pass, Route, RouteCheck } from './route-check.js';

const FRESH_SIGN_IN = 'rekod:fresh-sign-in';
const FRESH_MINUTES = 10;

/** Whoever asks has proved within the last ten minutes who they are: an open page that was left alone is not enough. */
export const RequiresFreshSignIn = () => SetMetadata(FRESH_SIGN_IN, true);

@Injectable()
export class FreshSignInCheck implements RouteCheck {
  passFor(route: Route): Pass | null {
    if (!route.said<boolean>(FRESH_SIGN_IN)) return null;
    return ({ context: { principal } }) => {
      if (!principal) throw new UnauthenticatedError('UNAUTHENTICATED');
      // By the clock that the hosted backend signs by.
      if (!isFresh(principal.provenAt, systemNow())) throw new FreshSignInRequiredError(FRESH_MINUTES);
    };
  }
}

/** Times in epoch milliseconds. The clocks of two machines may differ by a minute. */
export function isFresh(provenAt: number | null, now: number): boolean {
  if (provenAt === null || provenAt > now + 60_000) return false;
  return now - provenAt < FRESH_MINUTES * 60_000;
}
