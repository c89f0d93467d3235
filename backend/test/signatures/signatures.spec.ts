import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBillplzFields } from '../../src/modules/billing/providers/billplz/billplz-callback.js';
import { isSignedByBillplz } from '../../src/modules/billing/providers/billplz/billplz-signature.js';
import { chipPublicKeys, isSignedByChip } from '../../src/modules/billing/providers/chip/chip-signature.js';
import { isSignedByStripe } from '../../src/modules/billing/providers/stripe/stripe-signature.js';
import { readToyyibPayFields } from '../../src/modules/billing/providers/toyyibpay/toyyibpay-callback.js';
import { isSignedByToyyibPay } from '../../src/modules/billing/providers/toyyibpay/toyyibpay-signature.js';
import { isSignedWebhook } from '../../src/modules/billing/simulated-bank/standard-webhooks.js';

type Delivery = Readonly<{ what: string; valid: boolean; headers: Record<string, string>; body: string }>;
/** Made with OpenSSL and Python's hmac. `keys`: the new one and the one it replaces; `at`: when all this arrives. */
type Corpus = Readonly<{ source: string; keys: string[]; at: string; deliveries: readonly Delivery[] }>;
type Verify = (body: Buffer, headers: Record<string, string>, keys: string[], now: number) => boolean;

const VERIFY: Readonly<Record<string, Verify>> = {
  billplz: (body, _headers, keys) => isSignedByBillplz(readBillplzFields(body), keys),
  toyyibpay: (body, _headers, keys) => isSignedByToyyibPay(readToyyibPayFields(body), keys),
  stripe: (body, headers, keys, now) => isSignedByStripe(body, headers['stripe-signature'] ?? '', keys, now),
  chip: (body, headers, keys) => isSignedByChip(body, headers['x-signature'] ?? '', chipPublicKeys(keys)),
  simulated: (body, headers, keys, now) => isSignedWebhook(headers, body, keys, now),
};
/** Its hash leaves most of the body uncovered: like Billplz it is asked before anything is granted. */
const COVERS_THE_BODY = Object.keys(VERIFY).filter((provider) => provider !== 'toyyibpay');

const corpusOf = (provider: string): Corpus =>
  JSON.parse(readFileSync(join(__dirname, `${provider}.json`), 'utf8'));

function isAccepted(provider: string, delivery: Delivery, body = Buffer.from(delivery.body)): boolean {
  const { keys, at } = corpusOf(provider);
  return VERIFY[provider]?.(body, delivery.headers, keys, Date.parse(at)) === true;
}

describe.each(Object.keys(VERIFY))('What %s might send', (provider) => {
  const { deliveries } = corpusOf(provider);

  it.each(deliveries.filter(({ valid }) => valid))('$what is accepted', (delivery) => {
    expect(isAccepted(provider, delivery)).toBe(true);
  });

  it.each(deliveries.filter(({ valid }) => !valid))('$what is refused', (delivery) => {
    expect(isAccepted(provider, delivery)).toBe(false);
  });
});

describe.each(COVERS_THE_BODY)('A delivery of %s', (provider) => {
  const [genuine] = corpusOf(provider).deliveries;

  it('is refused whichever one of its bytes was changed', () => {
    if (!genuine) throw new Error('The corpus is empty.');
    const bytes = Buffer.from(genuine.body);
    const accepted = [...bytes.keys()].filter((position) => {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(position) ^ 1, position);
      return isAccepted(provider, genuine, changed);
    });
    expect(accepted).toEqual([]);
  });
});
