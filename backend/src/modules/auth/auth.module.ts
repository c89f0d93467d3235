import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { JwtStrategy } from './jwt.strategy.js';
import { SigningKeys } from './signing-keys.js';

@Module({ imports: [PassportModule], providers: [SigningKeys, JwtStrategy] })
export class AuthModule {}
