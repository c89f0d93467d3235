import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { AppConfig } from '../config/app-config.js';
import { BillingModule } from '../modules/billing/index.js';
import { BELOW_THE_BILL, SimulatedBankModule } from '../modules/billing/simulated-bank/index.js';
import { LessonPlansModule } from '../modules/lesson-plans/index.js';
import { ReviewsModule } from '../modules/reviews/index.js';
import { SchoolsModule } from '../modules/schools/index.js';
import { UNVERIFIABLE_ASSESSMENT, unknownAssessment } from '../modules/subscription/index.js';
import { WebhooksModule } from '../modules/webhooks/index.js';
import { scenarioForm } from './bank/scenario-form.js';
import { ScenarioPlayer } from './bank/scenario-player.js';
import { ScenariosController } from './bank/scenarios.controller.js';
import { DemoSchools } from './demo-schools.js';
import { Faults } from './faults/faults.js';
import { RecoveryController } from './faults/recovery.controller.js';
import { InboxLines } from './simulator/inbox-lines.js';
import { SimulatedBills } from './simulator/simulated-bills.js';
import { SimulatedSchoolsReadModel } from './simulator/simulated-schools.read-model.js';
import { Simulations } from './simulator/simulations.js';
import { SimulatorController } from './simulator/simulator.controller.js';
import { StoredClock } from './stored-clock.js';
import { TestController } from './test.controller.js';
import { WebhookTestsController } from './webhooks/webhook-tests.controller.js';

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

const BANK_KNOBS = { provide: BELOW_THE_BILL, useValue: scenarioForm };

const CONTROLLERS = [
  TestController,
  ScenariosController,
  SimulatorController,
  RecoveryController,
  WebhookTestsController,
];

const TOOLS = [
  StoredClock,
  DemoSchools,
  ScenarioPlayer,
  SimulatedSchoolsReadModel,
  SimulatedBills,
  Simulations,
  InboxLines,
  Faults,
];

/** What only development and tests may do. The production build leaves this folder out. */
@Global()
@Module({})
export class DevelopmentModule {
  static with({ mode }: AppConfig): DynamicModule {
    const open = mode === 'test' ? [OPEN] : [];
    return {
      module: DevelopmentModule,
      imports: [
        BillingModule,
        SimulatedBankModule,
        LessonPlansModule,
        ReviewsModule,
        SchoolsModule,
        WebhooksModule,
      ],
      controllers: CONTROLLERS,
      providers: [...TOOLS, BANK_KNOBS, ...open],
      exports: [BANK_KNOBS, ...open],
    };
  }
}
