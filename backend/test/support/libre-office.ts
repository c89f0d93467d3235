import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Each of these as the LibreOffice of this machine makes a PDF of it. */
export async function madePdfs(files: readonly string[], to: string): Promise<void> {
  const profile = `-env:UserInstallation=file://${to}/profile`;
  await run('soffice', ['--headless', profile, '--convert-to', 'pdf', '--outdir', to, ...files]);
}

/** A file as the LibreOffice of this machine writes it anew; null, and said aloud, where there is none. */
export function writtenByLibreOffice(file: string, ending: 'csv' | 'ods' | 'xlsx'): Buffer | null {
  const folder = mkdtempSync(join(tmpdir(), 'libre-office-'));
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const options = ['--headless', profile, '--convert-to', ending, '--outdir', folder, file];
  try {
    execFileSync('soffice', options, { stdio: 'ignore', timeout: 60_000 });
    return readFileSync(join(folder, basename(file).replace(/\.\w+$/, `.${ending}`)));
  } catch (failure) {
    process.stderr.write(
      `\nNO LIBREOFFICE HERE: only its kept file is read (libreoffice-calc). ${failure}\n`,
    );
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
