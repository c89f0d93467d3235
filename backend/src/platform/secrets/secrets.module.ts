import { Global, Module } from '@nestjs/common';
import { IdentityNumbers } from './identity-numbers.js';

@Global()
@Module({ providers: [IdentityNumbers], exports: [IdentityNumbers] })
export class SecretsModule {}
