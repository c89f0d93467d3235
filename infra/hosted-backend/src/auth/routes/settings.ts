import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { takesAnonymous } from '../signup/sign-up-anonymously.ts';

export function settingsRoute(app: FastifyInstance, { config, oauthProviders }: AuthContext): void {
  app.get('/settings', () => ({
    external: {
      ...Object.fromEntries(oauthProviders.names().map((name) => [name, true])),
      anonymous_users: takesAnonymous(config),
      email: true,
      // No provider sends text messages from here: only numbers with a fixed code.
      phone: Object.keys(config.smsTestOtp).length > 0,
    },
    disable_signup: config.disableSignup,
    mailer_autoconfirm: config.autoconfirm,
    phone_autoconfirm: config.autoconfirm,
    sms_provider: '',
    saml_enabled: false,
  }));
}
