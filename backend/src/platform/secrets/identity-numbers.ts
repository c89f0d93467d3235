import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { type SecretKey, type SecretKeys, seal, secretKeys, unseal } from './sealing.js';

/** Whose number it is: what is sealed for one person opens for nobody else. */
export type NumberHolder = Readonly<{ schoolId: string; id: string }>;

/**
 * Numbers of identity as they are kept: sealed, and found by a hash (HMAC-SHA-256) of the school and the number. The
 * first key makes, an earlier one still opens and finds, until all rows are made anew.
 */
@Injectable()
export class IdentityNumbers {
  private readonly sealing: SecretKeys;
  private readonly hashing: SecretKeys;

  constructor(@Inject(APP_CONFIG) { personalData }: Pick<AppConfig, 'personalData'>) {
    this.sealing = secretKeys(personalData.encryptionKeys, 'identity numbers: seal');
    this.hashing = secretKeys(personalData.hashKeys, 'identity numbers: hash');
  }

  seal(number: string, holder: NumberHolder): Buffer {
    return seal(this.sealing, Buffer.from(number), placeOf(holder));
  }

  /** @throws Error where it was sealed for somebody else, was changed, or its key is gone */
  open(sealed: Buffer, holder: NumberHolder): string {
    return unseal(this.sealing, sealed, placeOf(holder)).toString('utf8');
  }

  /** As it is written. */
  hash(number: string, schoolId: string): Buffer {
    return hashBy(this.hashing[0], number, schoolId);
  }

  /** As it may have been written, by any of the keys. */
  hashes(number: string, schoolId: string): Buffer[] {
    return this.hashing.map((key) => hashBy(key, number, schoolId));
  }

  /** What rows begin with that need not be made anew. */
  currentMarks(): Readonly<{ seal: Buffer; hash: Buffer }> {
    return { seal: this.sealing[0].mark, hash: this.hashing[0].mark };
  }
}

function hashBy({ mark, bytes }: SecretKey, number: string, schoolId: string): Buffer {
  return Buffer.concat([mark, createHmac('sha256', bytes).update(`${schoolId} ${number}`).digest()]);
}

function placeOf({ schoolId, id }: NumberHolder): string {
  return `${schoolId} ${id}`;
}
