import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type HostedBackendConfig, readConfig } from './hosted-backend-config.ts';

/** Reads `--config <file>`; without it every default applies. `--port` lets several servers share one file. */
export function loadConfigFile(args: string[]): HostedBackendConfig {
  const options = { config: { type: 'string' }, port: { type: 'string' } } as const;
  const { config, port } = parseArgs({ args, options }).values;
  const given = config === undefined ? {} : parseFile(config);
  return readConfig(port === undefined ? given : { ...given, port: Number(port) });
}

function parseFile(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // The parser's own message quotes the text, and with it secrets.
    const reason = error instanceof SyntaxError ? 'it is not JSON' : 'it cannot be read';
    throw new Error(`Configuration file ${file}: ${reason}.`);
  }
}
