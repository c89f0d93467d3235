import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The process has no environment that would say where tests write.
const to = new URL(import.meta.url).searchParams.get('to');

// What the process has held at most, in kB: told at its end to who began it. Its own memory alone: the maximum that
// the system counts of a process begins with that of whoever started it.
process.on('exit', () => {
  const [, kilobytes = 'NaN'] = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  writeFileSync(fileURLToPath(new URL(`reader-peak-${process.ppid}`, to)), kilobytes);
});
