import { prettyFactory } from 'pino-pretty';

const WARN = 40;
const prettify = prettyFactory({ colorize: process.stdout.isTTY, ignore: 'pid,hostname', singleLine: true });

/** How a line of a child's output shows in the terminal; undefined when it belongs in the log file only. */
export function terminalLine(line: string, stream: 'stdout' | 'stderr'): string | undefined {
  const level = pinoLevel(line);
  if (level === undefined) return stream === 'stderr' ? line : undefined;
  return level >= WARN ? prettify(line).trimEnd() : undefined;
}

function pinoLevel(line: string): number | undefined {
  if (!line.startsWith('{"level":')) return undefined;
  return Number.parseInt(line.slice('{"level":'.length), 10);
}
