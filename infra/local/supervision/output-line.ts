import { prettyFactory } from 'pino-pretty';

const WARN = 40;
const prettify = prettyFactory({ colorize: process.stdout.isTTY, ignore: 'pid,hostname', singleLine: true });

/** A line of a child's output: routine goes to its log file only, a warning to the terminal too. */
export type OutputLine = Readonly<{ kind: 'routine' | 'warning' | 'plain'; text: string }>;

export function readOutputLine(line: string): OutputLine {
  if (!line.startsWith('{"level":')) return { kind: 'plain', text: line };
  const level = Number.parseInt(line.slice('{"level":'.length), 10);
  return level < WARN ? { kind: 'routine', text: line } : { kind: 'warning', text: prettify(line).trimEnd() };
}
