import { countSentence, numberText, takenListWords } from './pupil-words';

const pupils = (...sexes: ('F' | 'M')[]) => sexes.map((sex) => ({ sex }));

it.each([
  [[], false, 'tiada murid'],
  [pupils('F', 'M', 'M'), false, '3 murid, 2 lelaki dan 1 perempuan'],
  [pupils('F', 'M'), true, 'lebih daripada 2 murid'],
] as const)('a list is counted as it is known: %j, more %s', (listed, hasMore, sentence) => {
  expect(countSentence(listed, hasMore)).toBe(sentence);
});

it('a number is shown by its end, or as missing', () => {
  expect([numberText('0982'), numberText(null)]).toEqual(['......0982', '–']);
});

it.each([
  [{ place: null, state: 'unplaced' }, 'mencetak senarai nama: 30 murid tanpa kelas'],
  [{}, 'mencetak senarai nama: 4 Bestari, 30 murid'],
  [{ place: null, state: 'left' }, 'mencetak senarai nama: semua kelas, 30 murid yang telah berhenti'],
  [{ kind: 'all_taken', place: null, state: null }, 'memuat turun data sekolah: 30 murid'],
  [
    { kind: 'table_taken', format: 'xlsx', hasNumbers: true, hasGroups: true },
    'memuat turun senarai (XLSX): 4 Bestari, 30 murid, dengan nombor pengenalan penuh dan kumpulan',
  ],
] as const)('a list that was taken away is told with what it held: %j', (told, sentence) => {
  const line = {
    kind: 'names_printed',
    format: null,
    place: '4 Bestari',
    state: 'present',
    rows: 30,
  } as const;
  expect(takenListWords({ ...line, hasNumbers: false, hasGroups: false, hasGuardians: false, ...told })).toBe(
    sentence,
  );
});
