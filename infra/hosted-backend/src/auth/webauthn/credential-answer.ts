import type { JsonObject } from '../../http/json.ts';
import { objectField, textField } from '../../http/json-body.ts';
import { validationFailed } from '../auth-error.ts';

const mostTransports = 10;

/** What an authenticator answered, by its parts; all of them base64url. */
export class CredentialAnswer {
  readonly id: string;
  readonly #response: JsonObject;

  /** @param name the field of the body that holds it */
  constructor(body: JsonObject, name = 'credential') {
    const credential = objectField(body, name);
    if (!credential) throw validationFailed(`${name} is required`);
    this.id = required(credential, 'id');
    this.#response = objectField(credential, 'response') ?? {};
  }

  part(name: 'clientDataJSON' | 'attestationObject' | 'authenticatorData' | 'signature'): string {
    return required(this.#response, name);
  }

  get userHandle(): string | undefined {
    return textField(this.#response, 'userHandle');
  }

  get transports(): string[] {
    const { transports } = this.#response;
    if (!Array.isArray(transports)) return [];
    return transports.filter((each) => typeof each === 'string').slice(0, mostTransports);
  }
}

function required(from: JsonObject, name: string): string {
  const text = textField(from, name);
  if (!text) throw validationFailed(`credential: ${name} is required`);
  return text;
}
