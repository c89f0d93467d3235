import type { HostedBackendConfig } from '../../config/hosted-backend-config.ts';
import { fakeClient, fakeIssuer } from '../../development/fake-client.ts';
import { OpenIdProvider } from './openid-provider.ts';

/** The configured providers; where the fake one is on, it plays Google unless that is configured. */
export class OAuthProviders {
  readonly #config: HostedBackendConfig;
  readonly #origin: () => string;
  readonly #known = new Map<string, OpenIdProvider>();

  constructor(config: HostedBackendConfig, origin: () => string) {
    this.#config = config;
    this.#origin = origin;
  }

  names(): string[] {
    const names = Object.keys(this.#config.oauthProviders);
    return this.#config.fakeProvider ? [...new Set([...names, 'google'])] : names;
  }

  find(name: string): OpenIdProvider | undefined {
    if (!this.names().includes(name)) return undefined;
    const known = this.#known.get(name);
    if (known) return known;
    const settings = this.#config.oauthProviders[name] ?? {
      issuer: fakeIssuer(this.#origin()),
      ...fakeClient,
    };
    const provider = new OpenIdProvider(name, settings);
    this.#known.set(name, provider);
    return provider;
  }
}
