import { randomBytes, randomUUID } from 'node:crypto';
import type { DiscoveryService } from '@nestjs/core';
import type { AppConfig } from '../../config/app-config.js';
import { type Proof, ProofKind } from './proof-kind.js';
import { Proofs } from './proofs.js';

const CONFIG = {
  personalData: { hashKeys: [randomBytes(32).toString('hex')] },
  publicScheme: 'https',
  baseDomain: 'rekod.test',
} as unknown as AppConfig;

class Kept extends ProofKind {
  constructor(
    private readonly code: Uint8Array,
    private readonly noun: string,
  ) {
    super();
  }

  async find(code: Uint8Array): Promise<Proof | null> {
    return Buffer.from(code).equals(this.code) ? ({ noun: this.noun } as Proof) : null;
  }
}

function proofsOf(...kinds: readonly ProofKind[]): Proofs {
  const discovery = { getProviders: () => kinds.map((instance) => ({ instance })) };
  const proofs = new Proofs(CONFIG, discovery as unknown as DiscoveryService);
  proofs.onModuleInit();
  return proofs;
}

const proved = () => ({ schoolId: randomUUID(), id: randomUUID(), digest: randomBytes(32) });

it('a code is answered by the kind whose it is, whichever that is, and by nobody else', async () => {
  const codes = proofsOf();
  const [plan, letter, stranger] = [proved(), proved(), proved()].map((each) => codes.codeOf(each));
  if (!plan || !letter || !stranger) throw new Error('Three codes are made.');
  const proofs = proofsOf(new Kept(plan, 'RPH'), new Kept(letter, 'surat'));
  expect(await proofs.check(proofs.onPaper(plan).code)).toMatchObject({ noun: 'RPH' });
  expect(await proofs.check(proofs.onPaper(letter).code)).toMatchObject({
    noun: 'surat',
    code: proofs.onPaper(letter).code,
  });
  expect(await proofs.check(proofs.onPaper(stranger).code)).toBeNull();
  expect(await proofs.check('no code')).toBeNull();
});

it('the same thing has the same code at each print; another school, id or digest another', () => {
  const proofs = proofsOf();
  const thing = proved();
  expect(proofs.codeOf(thing)).toEqual(proofs.codeOf({ ...thing }));
  for (const other of [{ schoolId: randomUUID() }, { id: randomUUID() }, { digest: randomBytes(32) }])
    expect(proofs.codeOf({ ...thing, ...other })).not.toEqual(proofs.codeOf(thing));
});

it('its address on paper leads to the check of it', () => {
  const proofs = proofsOf();
  const { code, address } = proofs.onPaper(proofs.codeOf(proved()));
  expect(address).toBe(`https://rekod.test/semak/${code.replaceAll('-', '')}`);
});
