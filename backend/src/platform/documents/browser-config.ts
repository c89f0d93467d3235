import type { AppConfig } from '../../config/app-config.js';

/** What the browser is told with the document, so that a deployment needs no build of its own. */
export type BrowserConfig = Readonly<{
  baseDomain: string;
  publicScheme: string;
  supabaseUrl: string;
  supabasePublishableKey: string;
  subscriptionEnforcement: boolean;
  mode: string;
  buildId: string;
}>;

export const CONFIG_PLACEHOLDER = '<!--app-config-->';

export function browserConfig(config: AppConfig, buildId: string): BrowserConfig {
  return {
    baseDomain: config.baseDomain,
    publicScheme: config.publicScheme,
    supabaseUrl: config.hostedBackend.publicUrl,
    supabasePublishableKey: config.hostedBackend.publishableKey,
    subscriptionEnforcement: config.subscriptionEnforcement,
    mode: config.mode,
    buildId,
  };
}

/** The element that carries it. `<` is escaped: no value can end the element. */
export function configElement(config: BrowserConfig): string {
  return `<script type="application/json" id="app-config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>`;
}
