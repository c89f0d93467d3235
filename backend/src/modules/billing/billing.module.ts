import { Module } from '@nestjs/common';
import { APP_CONFIG } from '../../config/app-config.js';
import { BillingController } from './billing.controller.js';
import { BillingService } from './billing.service.js';
import { Bills } from './bills.js';
import { BillsRepository } from './bills.repository.js';
import { CheckoutsService } from './checkouts.service.js';
import { InvoicesRepository } from './invoices.repository.js';
import { PaymentFlagsRepository } from './payment-flags.repository.js';
import { PaymentsRepository } from './payments.repository.js';
import { PlansRepository } from './plans.repository.js';
import { PaymentProviders } from './providers/payment-providers.js';
import { BankMessenger } from './providers/simulated/bank-messenger.js';
import { ScenarioPlayer } from './providers/simulated/scenario-player.js';
import { SimulatedBankController } from './providers/simulated/simulated-bank.controller.js';
import { SimulatedBank } from './providers/simulated/simulated-bank.js';
import { SimulatedBankRepository } from './providers/simulated/simulated-bank.repository.js';
import { SchoolBilling } from './school-billing.js';

@Module({
  controllers: [BillingController, SimulatedBankController],
  providers: [
    PlansRepository,
    BillsRepository,
    InvoicesRepository,
    PaymentsRepository,
    PaymentFlagsRepository,
    BillingService,
    CheckoutsService,
    Bills,
    SchoolBilling,
    { provide: PaymentProviders, useFactory: PaymentProviders.of, inject: [APP_CONFIG, SimulatedBank] },
    SimulatedBank,
    SimulatedBankRepository,
    BankMessenger,
    ScenarioPlayer,
  ],
  exports: [BillingService, PaymentProviders],
})
export class BillingModule {}
