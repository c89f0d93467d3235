import { Global, Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { AUTH_EXPORTS } from './auth.exports.js';
import { HandOverController } from './hand-over/hand-over.controller.js';
import { HandOverService } from './hand-over/hand-over.service.js';
import { HandOversRepository } from './hand-over/hand-overs.repository.js';
import { JwtStrategy } from './jwt.strategy.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SigningKeys } from './signing-keys.js';
import { VerifiedTokens } from './verified-tokens.js';

/** Global for what the bearer guard of the root module remembers. */
@Global()
@Module({
  imports: [PassportModule],
  controllers: [HandOverController, SessionsController],
  providers: [AUTH_EXPORTS, SigningKeys, JwtStrategy, VerifiedTokens, HandOversRepository, HandOverService],
  exports: [VerifiedTokens],
})
export class AuthModule {}
