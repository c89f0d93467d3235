import { createHmac } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { type SecretKeys, secretKeys } from '../secrets/sealing.js';
import { CODE_BYTES, codeOfText, shownCode, textOfCode } from './check-code.js';
import { type Proof, ProofKind } from './proof-kind.js';

/** `id`: of what is proved, in its kind. `digest`: SHA-256 of its canonical form. */
type Proved = Readonly<{ schoolId: string; id: string; digest: Uint8Array }>;

/** As it stands on paper; `address` leads to the check of it. */
export type CodeOnPaper = Readonly<{ code: string; address: string }>;

/** The codes by which anybody checks a paper: made here for every kind, and found again. */
@Injectable()
export class Proofs implements OnModuleInit {
  private readonly keys: SecretKeys;
  private readonly origin: string;
  private kinds: readonly ProofKind[] = [];

  constructor(
    @Inject(APP_CONFIG)
    {
      personalData,
      publicScheme,
      baseDomain,
    }: Pick<AppConfig, 'personalData' | 'publicScheme' | 'baseDomain'>,
    private readonly discovery: DiscoveryService,
  ) {
    this.keys = secretKeys(personalData.hashKeys, 'seals: check codes');
    this.origin = `${publicScheme}://${baseDomain}`;
  }

  onModuleInit(): void {
    const providers: readonly unknown[] = this.discovery.getProviders().map(({ instance }) => instance);
    this.kinds = providers.filter((each) => each instanceof ProofKind);
  }

  /** Nobody who knows what was sealed can guess it: it takes a key of the server. */
  codeOf({ schoolId, id, digest }: Proved): Buffer {
    const [{ bytes }] = this.keys;
    const keyed = createHmac('sha256', bytes).update(`${schoolId} ${id} `).update(digest);
    return keyed.digest().subarray(0, CODE_BYTES);
  }

  onPaper(code: Uint8Array): CodeOnPaper {
    return { code: shownCode(code), address: `${this.origin}/semak/${textOfCode(code)}` };
  }

  /** Null where it is no code, and where nothing stands under it. */
  async check(typed: string): Promise<(Proof & Readonly<{ code: string }>) | null> {
    const code = codeOfText(typed);
    if (!code) return null;
    for (const kind of this.kinds) {
      const proof = await kind.find(code);
      if (proof) return { ...proof, code: shownCode(code) };
    }
    return null;
  }
}
