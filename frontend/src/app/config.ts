export type AppConfig = {
  /** `localhost:3000`, `rekod.example.my` */
  baseDomain: string;
  publicScheme: 'http' | 'https';
  supabaseUrl: string;
  supabasePublishableKey: string;
  subscriptionEnforcement: boolean;
  mode: 'development' | 'test' | 'production';
  buildId: string;
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
