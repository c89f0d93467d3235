import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/access/caller.js';
import { systemNow } from '../../platform/clock/system-clock.js';
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

  constructor(private readonly keys: SigningKeys) {}

  find(token: string): Principal | undefined {
    this.forgetWhatOlderKeysVerified();
    const principal = this.principals.get(token);
    if (!principal || principal.expiresAt > systemNow()) return principal;
    this.principals.delete(token);
    return undefined;
  }

  keep(token: string, principal: Principal): void {
    if (this.principals.size >= MAX_TOKENS) this.forgetOldest();
    this.principals.set(token, principal);
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
