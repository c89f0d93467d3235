import { fileProblem } from './file-rules';

const rules = { endings: ['.csv', '.xlsx'], maxBytes: 2 * 1024 * 1024 };

it.each([
  ['murid.CSV', 900, undefined],
  ['murid.pdf', 900, 'murid.pdf bukan jenis yang diterima. Sila pilih fail .csv, .xlsx.'],
  ['murid.csv', 3 * 1024 * 1024, 'murid.csv terlalu besar (3 MB). Sila pilih fail sehingga 2 MB.'],
  ['murid.csv', 0, 'murid.csv kosong. Sila pilih fail yang berisi.'],
])('%s of %i bytes: %s', (name, size, problem) => {
  expect(fileProblem({ name, size }, rules)).toBe(problem);
});
