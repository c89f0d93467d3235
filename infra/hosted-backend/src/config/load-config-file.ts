import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type HostedBackendConfig, readConfig } from './hosted-backend-config.ts';

/** Reads `--config <file>`; without it every default applies. */
export function loadConfigFile(args: string[]): HostedBackendConfig {
  const { config } = parseArgs({ args, options: { config: { type: 'string' } } }).values;
  return readConfig(config === undefined ? {} : parseFile(config));
}

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // The parser's own message quotes the text, and with it secrets.
    const reason = error instanceof SyntaxError ? 'it is not JSON' : 'it cannot be read';
    throw new Error(`Configuration file ${file}: ${reason}.`);
  }
}
