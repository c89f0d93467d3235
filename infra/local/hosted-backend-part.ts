import { join } from 'node:path';
import { startChild } from './child.ts';
import { untilAnswering } from './http-ready.ts';
import { writePrivateFile } from './private-file.ts';
import { hostedBackendUrl } from './settings.ts';
import type { Stack } from './stack.ts';

/** The embedded hosted backend; resolves when it answers. */
export async function startHostedBackend(stack: Stack, databaseUrl: string): Promise<void> {
  const { settings, given, supervisor, logFolder } = stack;
  const configFile = join(settings.dataDir, 'hosted-backend.json');
  await writePrivateFile(configFile, JSON.stringify(configuration(stack, databaseUrl), null, 2));
  supervisor.add(
    startChild({
      name: 'hosted backend',
      command: ['infra/hosted-backend/src/main.ts', '--config', configFile],
      environment: given,
      logFolder,
    }),
  );
  await untilAnswering(`http://127.0.0.1:${settings.hostedBackendPort}/auth/v1/health`, supervisor.ended);
}

function configuration({ settings, given, secrets }: Stack, databaseUrl: string) {
  const site = `${settings.scheme}://${settings.baseDomain}`;
  return {
    port: settings.hostedBackendPort,
    publicUrl: hostedBackendUrl(settings),
    dataDir: join(settings.dataDir, 'hosted-backend'),
    databaseUrl,
    publishableKey: given.SUPABASE_PUBLISHABLE_KEY ?? secrets.publishableKey,
    secretKey: given.SUPABASE_SECRET_KEY ?? secrets.secretKey,
    jwtSecret: given.SUPABASE_JWT_SECRET,
    siteUrl: site,
    redirectAllowList: [`${site}/**`, `${settings.scheme}://*.${settings.baseDomain}/**`],
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
  };
}
