/** Patterns of paths, where `*` matches anything. */
export type LoginRedirectRule = {
  /** When not empty, only these ask for a session. */
  include: readonly string[];
  /** These ask for none, beside the pages that are open to everybody. */
  exclude: readonly string[];
  /** Where a school's host sends whoever has none. */
  login: string;
  callback: string;
};

export type AppConfig = {
  /** `localhost:3000`, `rekod.example.my` */
  baseDomain: string;
  publicScheme: 'http' | 'https';
  supabaseUrl: string;
  supabasePublishableKey: string;
  subscriptionEnforcement: boolean;
  mode: 'development' | 'test' | 'production';
  buildId: string;
  /** Of the cookie that remembers where somebody was going; without it nothing is remembered. */
  redirectCookiePrefix?: string;
  loginRedirect: LoginRedirectRule;
  /** On the host of a school. */
  schoolName?: string;
};

function readConfig(): AppConfig {
  const element = document.getElementById('app-config');
  if (!element?.textContent) throw new Error('The document carries no configuration.');
  return JSON.parse(element.textContent);
}

let config: AppConfig | undefined;

/** What the server wrote into the document; the same for its whole life. */
export function appConfig(): AppConfig {
  config ??= readConfig();
  return config;
}
