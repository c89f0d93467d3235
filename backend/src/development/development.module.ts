import { type DynamicModule, Module } from '@nestjs/common';
import type { AppConfig } from '../config/app-config.js';
import { StoredClock } from './stored-clock.js';
import { TestController } from './test.controller.js';

/** What only development and tests may do. The production build leaves this folder out. */
@Module({})
export class DevelopmentModule {
  static with(_config: AppConfig): DynamicModule {
    return { module: DevelopmentModule, controllers: [TestController], providers: [StoredClock] };
  }
}
