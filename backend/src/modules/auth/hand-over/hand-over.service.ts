import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import type { Principal } from '../../../platform/access/caller.js';
import { Memberships } from '../../../platform/access/memberships.js';
import { Database } from '../../../platform/database/database.js';
import {
  NotAMemberError,
  SchoolNotFoundError,
  UnauthenticatedError,
} from '../../../platform/errors/errors.js';
import { HostedUsers } from '../../../platform/hosted-backend/hosted-users.js';
import { hashOf, newSecret } from '../../../platform/secrets/one-time-secret.js';
import { HandOverRefusedError } from './hand-over.errors.js';
import { type HandOver, HandOversRepository } from './hand-overs.repository.js';

const LIFETIME_MS = 60_000;

type SignedIn = Readonly<{ principal: Principal; accessToken: string }>;
type Wish = Readonly<{ school: string; challenge: string }>;

/** Carries somebody who is signed in on the main host to the host of a school. `now`: the system's time. */
@Injectable()
export class HandOverService {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
    private readonly memberships: Memberships,
    private readonly users: HostedUsers,
    private readonly handOvers: HandOversRepository,
  ) {}

  /** The address on the school's host that redeems it. A token outlives its session by minutes: the session is asked for. */
  async issue({ principal, accessToken }: SignedIn, wished: Wish, now: number): Promise<string> {
    const { userId, email, sessionId } = principal;
    const { challenge } = wished;
    const schoolCode = wished.school.toLowerCase();
    await this.refuseStrangers(schoolCode, userId);
    if (!sessionId || !(await this.users.isSignedIn(accessToken))) {
      throw new UnauthenticatedError('TOKEN_INVALID');
    }
    const { text, hash } = newSecret();
    const expiresAt = now + LIFETIME_MS;
    await this.database.systemTransaction(async () => {
      await this.handOvers.dropExpired(now);
      await this.handOvers.add(hash, { userId, email, sessionId, schoolCode, challenge, expiresAt });
    });
    const { publicScheme, baseDomain } = this.config;
    return `${publicScheme}://${schoolCode}.${baseDomain}/auth/serah#kod=${text}`;
  }

  /** One try, by the browser that made the challenge, on the host it was made for. */
  async redeem(code: string, verifier: string, host: string | undefined, now: number): Promise<string> {
    const handOver = await this.database.systemTransaction(() => this.handOvers.take(hashOf(code)));
    if (!handOver || !isRedeemable(handOver, { verifier, host, now })) throw new HandOverRefusedError();
    await this.refuseStrangers(handOver.schoolCode, handOver.userId);
    const { email, sessionId } = handOver;
    const signIn = sessionId && (await this.users.signInToken(email, sessionId));
    if (!signIn || signIn.userId !== handOver.userId) throw new HandOverRefusedError();
    return signIn.tokenHash;
  }

  private async refuseStrangers(schoolCode: string, userId: string): Promise<void> {
    const school = await this.memberships.findSchool(schoolCode);
    if (!school) throw new SchoolNotFoundError(schoolCode);
    if (!(await this.memberships.find(school.id, userId))) throw new NotAMemberError();
  }
}

type Attempt = Readonly<{ verifier: string; host: string | undefined; now: number }>;

function isRedeemable({ schoolCode, challenge, expiresAt }: HandOver, attempt: Attempt): boolean {
  return attempt.now < expiresAt && attempt.host === schoolCode && answers(challenge, attempt.verifier);
}

/** PKCE, S256 (RFC 7636). Both are 43 characters of base64url. */
function answers(challenge: string, verifier: string): boolean {
  const answer = createHash('sha256').update(verifier).digest('base64url');
  return timingSafeEqual(Buffer.from(answer), Buffer.from(challenge));
}
