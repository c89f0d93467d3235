import { jwtVerify, SignJWT } from 'jose';
import { StorageError } from '../storage-error.ts';

/** Lets anybody who has it read one object until then. */
export interface ReadLink {
  url: string;
  transformations?: string;
}

/** Lets anybody who has it write one object until then. */
export interface UploadLink {
  url: string;
  owner: string | null;
  upsert: boolean;
}

/** Tokens that name what they open; their key signs nothing else. */
export class SignedLinks {
  readonly #key: Uint8Array;

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  sign(link: ReadLink | UploadLink, seconds: number, now: Date): Promise<string> {
    const issued = Math.floor(now.getTime() / 1000);
    return new SignJWT({ ...link })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(issued)
      .setExpirationTime(issued + seconds)
      .sign(this.#key);
  }

  /** @throws StorageError InvalidJWT when it is expired or not ours, InvalidSignature when it opens something else */
  async read(token: string, url: string, now: Date): Promise<ReadLink & { expires: Date }> {
    const { exp = 0, ...claims } = await this.#verify<ReadLink>(token, now);
    if (claims.url !== url || 'upsert' in claims) throw wrongLink();
    return { ...claims, expires: new Date(exp * 1000) };
  }

  async upload(token: string, url: string, now: Date): Promise<UploadLink> {
    const claims = await this.#verify<UploadLink>(token, now);
    if (claims.url !== url || typeof claims.upsert !== 'boolean') throw wrongLink();
    return claims;
  }

  async #verify<Link>(token: string, now: Date) {
    try {
      const { payload } = await jwtVerify<Link>(token, this.#key, {
        algorithms: ['HS256'],
        currentDate: now,
      });
      return payload;
    } catch (error) {
      throw new StorageError(400, 'InvalidJWT', error instanceof Error ? error.message : 'Invalid JWT');
    }
  }
}

const wrongLink = () => new StorageError(400, 'InvalidSignature', 'Invalid signature');
