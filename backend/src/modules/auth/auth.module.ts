import { Global, Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { JwtStrategy } from './jwt.strategy.js';
import { SigningKeys } from './signing-keys.js';
import { VerifiedTokens } from './verified-tokens.js';

/** Global for what the bearer guard of the root module remembers. */
@Global()
@Module({
  imports: [PassportModule],
  providers: [SigningKeys, JwtStrategy, VerifiedTokens],
  exports: [VerifiedTokens],
})
export class AuthModule {}
