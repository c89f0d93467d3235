import { Module } from '@nestjs/common';
import { BankMessenger } from './bank-messenger.js';
import { SimulatedBankController } from './simulated-bank.controller.js';
import { SimulatedBank } from './simulated-bank.js';
import { SimulatedBankRepository } from './simulated-bank.repository.js';

/** Bank Simulasi: a provider that lives here, and pays when it is told to. */
@Module({
  controllers: [SimulatedBankController],
  providers: [SimulatedBank, SimulatedBankRepository, BankMessenger],
  exports: [SimulatedBank, BankMessenger],
})
export class SimulatedBankModule {}
