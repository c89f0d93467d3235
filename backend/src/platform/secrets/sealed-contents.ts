import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { type SecretKeys, seal, secretKeys, unseal } from './sealing.js';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/** What waits for a while and is about people, such as a file that is being imported. Keys rotate past it. */
@Injectable()
export class SealedContents {
  private readonly keys: SecretKeys;

  constructor(@Inject(APP_CONFIG) { personalData }: Pick<AppConfig, 'personalData'>) {
    this.keys = secretKeys(personalData.encryptionKeys, 'contents: seal');
  }

  /** `place`: whose it is; it opens for nobody else. */
  async seal(content: unknown, place: string): Promise<Buffer> {
    return seal(this.keys, await pack(JSON.stringify(content)), place);
  }

  /** Null where its key is gone. */
  async open<Content>(sealed: Buffer, place: string): Promise<Content | null> {
    const packed = this.opened(sealed, place);
    return packed && JSON.parse((await unpack(packed)).toString('utf8'));
  }

  private opened(sealed: Buffer, place: string): Buffer | null {
    try {
      return unseal(this.keys, sealed, place);
    } catch {
      return null;
    }
  }
}
