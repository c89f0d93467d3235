import type { AppConfig } from '../../../config/app-config.js';
import { type SimulatedBank, SimulatedProvider } from '../simulated-bank/index.js';
import { BillplzProvider } from './billplz/billplz-provider.js';
import { ChipProvider } from './chip/chip-provider.js';
import type { PaymentProvider } from './payment-provider.js';
import { ToyyibPayProvider } from './toyyibpay/toyyibpay-provider.js';

/** The providers this installation is set up for. */
export class PaymentProviders {
  constructor(readonly offered: readonly PaymentProvider[]) {}

  static async of(config: AppConfig, bank: SimulatedBank): Promise<PaymentProviders> {
    const { simulatedBank, billplz, toyyibPay, stripe, chip } = config;
    const webhooks = `${config.publicScheme}://${config.baseDomain}/api/webhooks`;
    return new PaymentProviders([
      ...(simulatedBank ? [new SimulatedProvider(bank, simulatedBank.secrets)] : []),
      ...(billplz ? [new BillplzProvider(billplz, `${webhooks}/billplz`)] : []),
      ...(toyyibPay ? [new ToyyibPayProvider(toyyibPay, `${webhooks}/toyyibpay`)] : []),
      ...(stripe ? [await stripeProvider(stripe)] : []),
      ...(chip ? [new ChipProvider(chip, `${webhooks}/chip`)] : []),
    ]);
  }

  find(id: string): PaymentProvider | undefined {
    return this.offered.find((provider) => provider.id === id);
  }
}

/** The package of Stripe takes a while to load: whoever does not use it starts without it. */
async function stripeProvider(config: NonNullable<AppConfig['stripe']>): Promise<PaymentProvider> {
  const { StripeProvider } = await import('./stripe/stripe-provider.js');
  return new StripeProvider(config);
}
