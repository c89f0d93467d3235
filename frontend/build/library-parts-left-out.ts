import type { Plugin } from 'vite';

function refusing(names: readonly string[]): string {
  const refuse = `const refuse = () => { throw new Error('This part of a library is not in the build.'); };`;
  return `${refuse} export { ${names.map((name) => `refuse as ${name}`).join(', ')} };`;
}

/** Parts that nobody uses and that no build drops by itself, because what is used names them: 7 kB before the first
 * page. */
const leftOut: Readonly<Record<string, string>> = {
  // Signing in with passkeys and wallets, which nobody is offered.
  '@supabase/auth-js/dist/module/lib/webauthn.js': `
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
  '@supabase/auth-js/dist/module/lib/web3/ethereum.js': refusing([
    'createSiweMessage',
    'fromHex',
    'getAddress',
    'toHex',
  ]),
  // Pages drawn by a server: no link fetches the data of such a page ahead.
  'react-router/dist/production/lib/dom/ssr/components.js': `
    import { createContext } from 'react';
    export const FrameworkContext = createContext(undefined);
    export const usePrefetchBehavior = () => [false, null, {}];
    export const mergeRefs = (ref) => ref;
    export const CRITICAL_CSS_DATA_ATTRIBUTE = '';
    ${refusing(['Links', 'Meta', 'PrefetchPageLinks', 'Scripts', 'setIsHydrated', 'useFrameworkContext'])}`,
  // Being told of what the router does.
  'react-router/dist/production/lib/router/instrumentation.js': `
    export const instrumentationResultMetaContext = undefined;
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    ${refusing(['getRouteInstrumentationUpdates', 'instrumentClientSideRouter', 'instrumentHandler'])}`,
  // Ways to give an icon attributes that ours never have: ui/icon.tsx names all of them.
  'lucide-react/dist/esm/createLucideIcon.mjs': `
    import { createElement } from 'react';
    const drawn = {
      xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none',
      stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round',
    };
    export default ({ node }) => ({ size, ...given }) => createElement(
      'svg',
      { ...drawn, width: size, height: size, ...given },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );`,
};

/** A name that a new version of a library asks for and that is not here fails the build, as does a file that moved. */
export function libraryPartsLeftOut(): Plugin {
  const met = new Set<string>();
  return {
    name: 'library-parts-left-out',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [, file = ''] = /\/node_modules\/(.*)$/.exec(id) ?? [];
      if (file in leftOut) met.add(file);
      return leftOut[file];
    },
    buildEnd() {
      const moved = Object.keys(leftOut).filter((file) => !met.has(file));
      if (moved.length > 0) throw new Error(`No longer in the libraries: ${moved.join()}.`);
    },
  };
}
