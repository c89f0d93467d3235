import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { openLog } from './open-log.ts';

it('A log goes on where it ended, and is for nobody’s eyes but its owner’s', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rekod-logs-'));
  for (const line of ['satu', 'dua'])
    await finished(openLog(join(folder, 'logs'), 'hosted backend').end(`${line}\n`));
  const file = join(folder, 'logs/hosted-backend.log');
  expect(readFileSync(file, 'utf8')).toBe('satu\ndua\n');
  for (const path of [file, join(folder, 'logs')]) expect(statSync(path).mode & 0o077).toBe(0);
  rmSync(folder, { recursive: true });
});
