import type { AppConfig, LoginRedirect } from '../../config/app-config.js';
import type { School } from '../access/memberships.js';

/** What the browser is told with the document, so that a deployment needs no build of its own. */
export type BrowserConfig = Readonly<{
  baseDomain: string;
  publicScheme: string;
  supabaseUrl: string;
  supabasePublishableKey: string;
  subscriptionEnforcement: boolean;
  mode: string;
  buildId: string;
  redirectCookiePrefix?: string;
  /** On the host of a school. */
  schoolName?: string;
  loginRedirect: LoginRedirect;
}>;

export const CONFIG_PLACEHOLDER = '<!--app-config-->';

export function browserConfig(
  config: AppConfig,
  buildId: string,
  school: Pick<School, 'name'> | null,
): BrowserConfig {
  return {
    baseDomain: config.baseDomain,
    publicScheme: config.publicScheme,
    supabaseUrl: config.hostedBackend.publicUrl,
    supabasePublishableKey: config.hostedBackend.publishableKey,
    subscriptionEnforcement: config.subscriptionEnforcement,
    mode: config.mode,
    buildId,
    redirectCookiePrefix: config.redirectCookiePrefix,
    loginRedirect: config.loginRedirect,
    ...(school && { schoolName: school.name }),
  };
}

/** The element that carries it. `<` is escaped: no value can end the element. */
export function configElement(config: BrowserConfig): string {
  return `<script type="application/json" id="app-config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>`;
}
