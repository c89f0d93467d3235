import type { Plugin } from 'vite';

/** Of the auth library: signing in with passkeys and wallets, which nobody is offered. The client names them all in its
 * own class, so that no build drops them by itself. 3 kB before anybody can sign in. */
const leftOut: Readonly<Record<string, string>> = {
  'lib/webauthn.js': `
    export class WebAuthnApi {}
    export const webAuthnAbortService = {};
    export const browserSupportsWebAuthn = () => false;
    ${refusing([
      'createCredential',
      'getCredential',
      'deserializeCredentialCreationOptions',
      'deserializeCredentialRequestOptions',
      'serializeCredentialCreationResponse',
      'serializeCredentialRequestResponse',
    ])}`,
  'lib/web3/ethereum.js': refusing(['createSiweMessage', 'fromHex', 'getAddress', 'toHex']),
};

function refusing(names: readonly string[]): string {
  const refuse = `const refuse = () => { throw new Error('This way of signing in is not in the build.'); };`;
  return `${refuse} export { ${names.map((name) => `refuse as ${name}`).join(', ')} };`;
}

/** A name that a new version of the library asks for and that is not here fails the build. */
export function authPartsLeftOut(): Plugin {
  return {
    name: 'auth-parts-left-out',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [, part = ''] = /\/auth-js\/dist\/module\/(lib\/.*)$/.exec(id) ?? [];
      return leftOut[part];
    },
  };
}
