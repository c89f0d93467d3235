import { DatabaseError } from 'pg';
import { ConfigError } from './config/load-env.js';
import { StartError } from './platform/errors/start-error.js';

/** Runs a program; what ends it stands on the error output, and its exit code is 1. */
export async function runToExit(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exit(1);
  }
}

const UNREACHABLE = ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENOTFOUND', 'ETIMEDOUT'];

/** A sentence for what an operator can mend; a fault of our own keeps its stack. */
export function reasonOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartError) return error.message;
  const chain = chainOf(error);
  const codes = chain.map(codeOf);
  if (codes.includes('EADDRINUSE')) return 'The port is in use by another program.';
  if (codes.some((code) => code === '28P01' || code === '28000'))
    return 'The database refuses the user or the password of its address (DATABASE_URL, DATABASE_DIRECT_URL).';
  if (codes.includes('3D000'))
    return 'The database that its address names does not exist (DATABASE_URL, DATABASE_DIRECT_URL).';
  const away = chain.find((link) => UNREACHABLE.includes(codeOf(link)));
  if (away) return `What it needs does not answer: ${away.message}.`;
  if (chain.some((link) => link instanceof DatabaseError)) return joined(chain);
  return chain[0]?.stack ?? String(error);
}

/** From what was thrown down to what it came of. Several addresses of one host fail as one, without a message. */
function chainOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const cause = error instanceof AggregateError ? error.errors[0] : error.cause;
  return [error, ...chainOf(cause)];
}

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

const joined = (chain: readonly Error[]): string =>
  `${chain.map(({ message }) => message.replace(/\.$/, '')).join(': ')}.`;
