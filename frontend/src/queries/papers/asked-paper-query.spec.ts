import { type AskedPaper, standingWords } from './asked-paper-query';

const paper: AskedPaper = {
  ...{ id: '1', name: 'rph.pdf', state: 'waiting', place: 3, isLarge: false, problem: null },
};

it.each<[string, Partial<AskedPaper>, RegExp]>([
  ['its place while it waits', {}, /^Giliran ke-3\. Sila tunggu/],
  ['that it can be left where it is long', { isLarge: true }, /ke-3.*tinggalkan halaman ini/],
  ['that it is being made', { state: 'printing', place: null }, /^Sedang disediakan/],
  ['that it is ready, and for how long', { state: 'ready' }, /sudah siap.*sehari/],
  [
    'what to do where it is too long',
    { state: 'refused', problem: { code: 'PAPER_TOO_LARGE', message: '' } },
    /minta hari yang lebih sedikit/,
  ],
  [
    'that it can be asked for again',
    { state: 'refused', problem: { code: 'X', message: '' } },
    /sekali lagi/,
  ],
])('A paper that is made later says %s', (_, change, words) => {
  expect(standingWords({ ...paper, ...change })).toMatch(words);
});
