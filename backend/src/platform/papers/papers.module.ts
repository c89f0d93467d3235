import { Global, Module } from '@nestjs/common';
import { PaperDesk } from './paper-desk.js';
import { PaperPress } from './paper-press.js';

@Global()
@Module({ providers: [PaperPress, PaperDesk], exports: [PaperPress, PaperDesk] })
export class PapersModule {}
