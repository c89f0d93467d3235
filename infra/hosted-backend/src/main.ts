import './node-version.ts';
import { loadConfigFile } from './config/load-config-file.ts';
import { hasCode } from './has-code.ts';
import { startHostedBackend } from './start-hosted-backend.ts';

try {
  const starting = startHostedBackend(loadConfigFile(process.argv.slice(2)));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void starting.then(({ close }) => close()).then(() => process.exit(0)));
  }
  console.log(`hosted backend ready at ${(await starting).url}`);
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The hosted backend did not start.';
  if (hasCode(error, 'EADDRINUSE')) return `The hosted backend cannot listen: ${error.message}.`;
  return `The hosted backend did not start: ${messageOf(error)}`;
}

/** Several addresses of one host fail as one, without a message of its own. */
function messageOf(error: Error): string {
  return error instanceof AggregateError
    ? error.errors.map(({ message }) => message).join('; ')
    : error.message;
}
