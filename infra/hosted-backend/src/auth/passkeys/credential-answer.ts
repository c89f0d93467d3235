import type { JsonObject } from '../../http/json.ts';
import { objectField, textField } from '../../http/json-body.ts';
import { validationFailed } from '../auth-error.ts';

/** What an authenticator answered, by its parts; all of them base64url. */
export class CredentialAnswer {
  readonly id: string;
  readonly #response: JsonObject;

  constructor(body: JsonObject) {
    const credential = objectField(body, 'credential');
    if (!credential) throw validationFailed('credential is required');
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
    return Array.isArray(transports) ? transports.filter((each) => typeof each === 'string') : [];
  }
}

function required(from: JsonObject, name: string): string {
  const text = textField(from, name);
  if (!text) throw validationFailed(`credential: ${name} is required`);
  return text;
}
