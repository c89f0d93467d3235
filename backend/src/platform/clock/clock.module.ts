import { Global, Module } from '@nestjs/common';
import { BusinessClock } from './business-clock.js';

@Global()
@Module({ providers: [BusinessClock], exports: [BusinessClock] })
export class ClockModule {}
