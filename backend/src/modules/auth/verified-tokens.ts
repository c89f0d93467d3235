import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/access/caller.js';
import { systemNow } from '../../platform/clock/system-clock.js';
import { Changes } from '../../platform/database/changes.js';
import { sessionsEnded } from '../schools/index.js';
import { SigningKeys } from './signing-keys.js';

const MAX_TOKENS = 5_000;

/**
 * Tokens whose signature was found good, until they expire or the keys are asked for again: checking an ES256
 * signature costs several times what the rest of a request does.
 */
@Injectable()
export class VerifiedTokens {
  private readonly principals = new Map<string, Principal>();
  private generation = 0;

  constructor(
    private readonly keys: SigningKeys,
    changes: Changes,
  ) {
    changes.on(sessionsEnded, (userId) => this.forget((principal) => principal.userId === userId));
  }

  find(token: string): Principal | undefined {
    this.forgetWhatOlderKeysVerified();
    const principal = this.principals.get(token);
    if (!principal || principal.expiresAt > systemNow()) return principal;
    this.principals.delete(token);
    return undefined;
  }

  /** Who has passed a second step is known by nothing less from then on: what was verified before is asked about anew. */
  keep(token: string, principal: Principal): void {
    const { userId, hasSecondFactor } = principal;
    if (hasSecondFactor) this.forget((other) => other.userId === userId && !other.hasSecondFactor);
    if (this.principals.size >= MAX_TOKENS) this.forgetOldest();
    this.principals.set(token, principal);
  }

  private forget(isGone: (principal: Principal) => boolean): void {
    for (const [token, principal] of this.principals) if (isGone(principal)) this.principals.delete(token);
  }

  private forgetWhatOlderKeysVerified(): void {
    if (this.generation === this.keys.generation) return;
    this.generation = this.keys.generation;
    this.principals.clear();
  }

  /** A map keeps its order: the first was verified the longest ago. */
  private forgetOldest(): void {
    for (const token of this.principals.keys()) {
      this.principals.delete(token);
      return;
    }
  }
}
