import { ApiError } from '../api/api-error';
import { changesSentence, countsSentence, firstFilter, importRefusal, resultSentence } from './import-words';

const counts = { total: 360, bad: 7, warning: 4, new: 344, changed: 4, same: 5, skipped: 0, missing: 0 };
const result = { new: 344, changed: 0, same: 5, skipped: 7, undone: null, kept: null };

it('a file that cannot be read is refused in the words of the server', () => {
  const refused = new ApiError('IMPORT_FILE_REFUSED', 400, '', { sentence: 'Fail ini dikunci.' });
  expect(importRefusal(refused)).toBe('Fail ini dikunci.');
  expect(importRefusal(new ApiError('IMPORT_ENDED', 409, ''))).toMatch(/pilih fail sekali lagi/);
});

it('what is wrong is looked at first, then what is doubtful, then what is new', () => {
  expect(firstFilter(counts)).toBe('bad');
  expect(firstFilter({ ...counts, bad: 0 })).toBe('warning');
  expect(firstFilter({ ...counts, bad: 0, warning: 0 })).toBe('new');
});

it('what changes is counted field by field, with what is emptied', () => {
  expect(
    changesSentence([
      { field: 'name', label: 'Nama', count: 3, cleared: 0 },
      { field: 'guardianPhone', label: 'Telefon penjaga', count: 2, cleared: 1 },
    ]),
  ).toBe('Nama 3 · Telefon penjaga 2, 1 dikosongkan');
});

it('one sentence says how the rows stand, and what came of them', () => {
  expect(countsSentence(counts)).toBe('348 baris sedia · 7 perlu dibetulkan · 5 sudah ada dan tidak berubah');
  expect(resultSentence({ kind: 'pupils', result }, 'murid')).toBe(
    '344 murid baharu · 5 tidak berubah · 7 baris tidak diimport.',
  );
  expect(resultSentence({ kind: 'pupils', result: { ...result, undone: 343, kept: 1 } }, 'murid')).toBe(
    'Import dibatalkan: 343 murid. 1 kekal kerana telah diubah selepas import.',
  );
  expect(resultSentence({ kind: 'teachers', result: { ...result, undone: 4, kept: 2 } }, 'jemputan')).toBe(
    'Import dibatalkan: 4 jemputan. 2 kekal kerana jemputannya sudah diterima atau ditarik balik.',
  );
});
