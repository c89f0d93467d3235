import { Global, Module } from '@nestjs/common';
import { Erasure } from './erasure.js';

@Global()
@Module({ providers: [Erasure], exports: [Erasure] })
export class ErasureModule {}
