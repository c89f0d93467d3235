import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { AppConfig } from '../config/app-config.js';
import { UNVERIFIABLE_ASSESSMENT, unknownAssessment } from '../modules/subscription/index.js';
import { StoredClock } from './stored-clock.js';
import { TestController } from './test.controller.js';

const EVERYTHING = {
  dashboard: true,
  createContent: true,
  editContent: true,
  viewReports: true,
  manageUsers: true,
  billing: true,
};

/** In test mode a failed check yields an active, unrestricted state: the specification's, section 4. */
const OPEN = {
  provide: UNVERIFIABLE_ASSESSMENT,
  useFactory: () => ({
    ...unknownAssessment(),
    subscriptionStatus: 'active',
    restrictionLevel: 'none',
    canAccess: EVERYTHING,
  }),
};

/** What only development and tests may do. The production build leaves this folder out. */
@Global()
@Module({})
export class DevelopmentModule {
  static with({ mode }: AppConfig): DynamicModule {
    const open = mode === 'test' ? [OPEN] : [];
    return {
      module: DevelopmentModule,
      controllers: [TestController],
      providers: [StoredClock, ...open],
      exports: [...open],
    };
  }
}
