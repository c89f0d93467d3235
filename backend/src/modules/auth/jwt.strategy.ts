import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import type { Principal } from '../../platform/access/caller.js';
import { UnauthenticatedError } from '../../platform/errors/errors.js';
import { HostedUsers } from '../../platform/hosted-backend/hosted-users.js';
import { SecondFactorRequiredError } from './auth.errors.js';
import { provenAt } from './proven-at.js';
import { SigningKeys } from './signing-keys.js';

type Claims = Readonly<
  Partial<Record<'sub' | 'role' | 'email' | 'session_id' | 'iat' | 'exp' | 'aal' | 'amr', unknown>>
>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Access tokens of the hosted backend. API keys are tokens too, so only role `authenticated` with a subject counts. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    @Inject(APP_CONFIG) config: AppConfig,
    keys: SigningKeys,
    private readonly users: HostedUsers,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (
        _request: unknown,
        token: string,
        done: (error: unknown, key?: never) => void,
      ) => {
        keys.forToken(token).then(
          (key) => done(null, key as never),
          (error: unknown) => done(error),
        );
      },
      algorithms: config.hostedBackend.jwtSecret ? ['ES256', 'RS256', 'HS256'] : ['ES256', 'RS256'],
      issuer: `${config.hostedBackend.publicUrl}/auth/v1`,
      audience: 'authenticated',
    });
  }

  /** Asked once for each token: who sets up a second step ends their sessions that have not passed it. */
  async validate({ sub, role, email, session_id, iat, exp, aal, amr }: Claims): Promise<Principal> {
    if (role !== 'authenticated' || typeof sub !== 'string' || !UUID.test(sub) || typeof exp !== 'number') {
      throw new UnauthenticatedError('TOKEN_INVALID');
    }
    if (aal !== 'aal2' && (await this.users.hasSecondFactor(sub))) throw new SecondFactorRequiredError();
    return {
      userId: sub,
      email: typeof email === 'string' ? email : '',
      ...(typeof session_id === 'string' && UUID.test(session_id) && { sessionId: session_id }),
      issuedAt: typeof iat === 'number' ? iat * 1_000 : 0,
      expiresAt: exp * 1_000,
      provenAt: provenAt(amr),
      hasSecondFactor: aal === 'aal2',
    };
  }
}
