import { loadConfigFile } from './config/load-config-file.ts';
import { hasCode } from './has-code.ts';
import { startHostedBackend } from './start-hosted-backend.ts';

try {
  const { url, close } = await startHostedBackend(loadConfigFile(process.argv.slice(2)));
  console.log(`hosted backend ready at ${url}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The hosted backend did not start.';
  if (hasCode(error, 'EADDRINUSE')) return `The hosted backend cannot listen: ${error.message}.`;
  return `The hosted backend did not start: ${error.message}`;
}
