import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// What the process has held at most, in kB: told at its end to who began it. Its own memory alone: the maximum that
// the system counts of a process begins with that of whoever started it.
process.on('exit', () => {
  const [, kilobytes = 'NaN'] = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  writeFileSync(join(tmpdir(), `reader-peak-${process.ppid}`), kilobytes);
});
