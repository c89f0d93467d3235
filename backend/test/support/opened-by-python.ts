import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian's, whose packages its readers are: another may stand before it. */
const PYTHON = '/usr/bin/python3';

const PROGRAMS = {
  openpyxl: `import sys, json, openpyxl
book = openpyxl.load_workbook(sys.argv[1])
print(json.dumps([[str(cell) for cell in row] for row in book.worksheets[0].iter_rows(values_only=True)]))`,
  pandas: `import sys, json, pandas
table = pandas.read_excel(sys.argv[1], header=None)
print(json.dumps([[str(cell) for cell in row] for row in table.values.tolist()]))`,
} as const;

/** The cells of its first sheet as these readers of Python take them; null, and said aloud, where they are not installed. */
export function openedByPython(reader: keyof typeof PROGRAMS, workbook: Buffer): string[][] | null {
  try {
    execFileSync(PYTHON, ['-c', `import ${reader}`], { stdio: 'ignore' });
  } catch {
    process.stderr.write(
      `\nNO ${reader.toUpperCase()} HERE: what it makes of our workbooks is not seen (python3-${reader}).\n`,
    );
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'opened-by-python-'));
  try {
    const file = join(folder, 'table.xlsx');
    writeFileSync(file, workbook);
    return JSON.parse(execFileSync(PYTHON, ['-c', PROGRAMS[reader], file], { encoding: 'utf8' }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
