import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { BillplzProvider } from './billplz/billplz-provider.js';
import type { PaymentProvider } from './payment-provider.js';
import { SimulatedBank } from './simulated/simulated-bank.js';
import { SimulatedProvider } from './simulated/simulated-provider.js';
import { StripeProvider } from './stripe/stripe-provider.js';
import { ToyyibPayProvider } from './toyyibpay/toyyibpay-provider.js';

/** The providers this installation is set up for. */
@Injectable()
export class PaymentProviders {
  readonly offered: readonly PaymentProvider[];

  constructor(
    @Inject(APP_CONFIG) { simulatedBank, billplz, toyyibPay, stripe, publicScheme, baseDomain }: AppConfig,
    bank: SimulatedBank,
  ) {
    const webhooks = `${publicScheme}://${baseDomain}/api/webhooks`;
    this.offered = [
      ...(simulatedBank ? [new SimulatedProvider(bank, simulatedBank.secrets)] : []),
      ...(billplz ? [new BillplzProvider(billplz, `${webhooks}/billplz`)] : []),
      ...(toyyibPay ? [new ToyyibPayProvider(toyyibPay, `${webhooks}/toyyibpay`)] : []),
      ...(stripe ? [new StripeProvider(stripe)] : []),
    ];
  }

  find(id: string): PaymentProvider | undefined {
    return this.offered.find((provider) => provider.id === id);
  }
}
