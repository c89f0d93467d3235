import { Global, Module } from '@nestjs/common';
import { IdentityNumbers } from './identity-numbers.js';
import { SealedContents } from './sealed-contents.js';

@Global()
@Module({ providers: [IdentityNumbers, SealedContents], exports: [IdentityNumbers, SealedContents] })
export class SecretsModule {}
