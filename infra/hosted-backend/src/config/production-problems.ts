import type { HostedBackendConfig } from './hosted-backend-config.ts';

type Judged = Pick<
  HostedBackendConfig,
  'autoconfirm' | 'fakeProvider' | 'smsTestOtp' | 'smtpUrl' | 'publicUrl' | 'trustedProxies'
>;

/** What lets a stranger be somebody else, or nobody be reached: each as a sentence, none with a value. */
export function productionProblems(config: Judged): string[] {
  const rules: [boolean, string][] = [
    [config.autoconfirm, 'autoconfirm must be off, or anybody could register the address of another'],
    [config.fakeProvider, 'fakeProvider must be off, it signs in whoever names an address'],
    [Object.keys(config.smsTestOtp).length > 0, 'smsTestOtp must be empty, its codes are known'],
    [!config.smtpUrl, 'smtpUrl must name a mail server, or no address could be confirmed'],
    [
      Boolean(config.publicUrl?.startsWith('https:')) && !config.trustedProxies,
      'trustedProxies must name the proxy that ends https, or one stranger would use up the limits of all',
    ],
  ];
  return rules.filter(([broken]) => broken).map(([, problem]) => problem);
}
