import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const userHere = 0x01;
const userVerified = 0x04;
const holdsCredential = 0x40;

interface CreationOptions {
  challenge: string;
  user: { id: string };
}

/** A security key in software: what a browser's `navigator.credentials` would hand over. */
export class Authenticator {
  readonly #page: string;
  readonly #rpId: string;
  readonly #id = randomBytes(20);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #userHandle = '';
  #uses = 0;

  constructor(page = 'http://localhost:3000', rpId = 'localhost') {
    this.#page = page;
    this.#rpId = rpId;
  }

  create({ challenge, user }: CreationOptions) {
    this.#userHandle = user.id;
    const length = Buffer.from([0, this.#id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#coseKey()]);
    const authData = Buffer.concat([this.#head(holdsCredential), credential]);
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    const attestationObject = Buffer.from(isoCBOR.encode(attestation)).toString('base64url');
    const clientDataJSON = this.#clientData('webauthn.create', challenge).toString('base64url');
    return this.#credential({ attestationObject, clientDataJSON, transports: ['internal' as const] });
  }

  get({ challenge }: { challenge: string }) {
    const authenticatorData = this.#head(0);
    const clientData = this.#clientData('webauthn.get', challenge);
    const clientDataHash = createHash('sha256').update(clientData).digest();
    const signed = Buffer.concat([authenticatorData, clientDataHash]);
    return this.#credential({
      authenticatorData: authenticatorData.toString('base64url'),
      clientDataJSON: clientData.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      userHandle: this.#userHandle,
    });
  }

  #credential<Response>(response: Response) {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }

  #head(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#uses++);
    const rpIdHash = createHash('sha256').update(this.#rpId).digest();
    return Buffer.concat([rpIdHash, Buffer.from([flags | userHere | userVerified]), counter]);
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#page, crossOrigin: false }));
  }

  /** ES256 as RFC 9053 numbers its parts. */
  #coseKey(): Uint8Array {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const point = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]);
    return isoCBOR.encode(key);
  }
}
