import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// What the process has held at most, as the system counts it, in kB: told at its end to who began it.
process.on('exit', () => {
  const { maxRSS } = process.resourceUsage();
  writeFileSync(join(tmpdir(), `reader-peak-${process.ppid}`), String(maxRSS));
});
