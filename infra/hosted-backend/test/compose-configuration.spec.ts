import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CHECKOUT } from '../../local/checkout.ts';
import { readConfig } from '../src/config/hosted-backend-config.ts';

const compose = parse(readFileSync(join(CHECKOUT, 'docker-compose.yml'), 'utf8'), { merge: true });

const given: Record<string, string> = {
  HOSTED_BACKEND_DATABASE_PASSWORD: 'a'.repeat(64),
  SUPABASE_PUBLISHABLE_KEY: `sb_publishable_${'b'.repeat(64)}`,
  SUPABASE_SECRET_KEY: `sb_secret_${'c'.repeat(64)}`,
  SMTP_URL: 'smtp://mail.test:25',
};

/** `${NAME}`, `${NAME:-default}` and `${NAME:?why it is needed}`, as compose reads them. */
const interpolated = (text: string) =>
  text.replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, name, otherwise) => given[name] ?? otherwise);

it('docker-compose.yml gives the hosted backend a configuration that it accepts', () => {
  const config = readConfig(
    JSON.parse(interpolated(compose.services['hosted-backend'].environment.CONFIGURATION)),
  );
  expect(config).toMatchObject({
    production: true,
    autoconfirm: false,
    smtpUrl: given.SMTP_URL,
    port: 54321,
    siteUrl: 'http://localhost:3000',
    databaseUrl: `postgres://hosted_backend:${given.HOSTED_BACKEND_DATABASE_PASSWORD}@postgres:5432/rekod`,
  });
});
