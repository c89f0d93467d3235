import { narrowedBy, pupilFilterIn, soughtBy, withCard } from './pupil-filter';

it('what the list is narrowed to stands in the address, and what it does not know narrows nothing', () => {
  expect(pupilFilterIn(new URLSearchParams('kelas=a&cari=aisyah&keadaan=lain'))).toEqual({
    kelas: 'a',
    kumpulan: '',
    set: '',
    cari: 'aisyah',
    keadaan: '',
  });
});

it('another choice closes the card and leaves the session as it is', () => {
  const before = new URLSearchParams('sesi=2025&kelas=a&kumpulan=b&murid=c');
  expect(`${narrowedBy(before, { kelas: 'd', kumpulan: '' })}`).toBe('sesi=2025&kelas=d');
});

it('a card opens beside the list that is narrowed, and closes again', () => {
  const list = new URLSearchParams('kelas=a');
  expect(`${withCard(list, 'c')}`).toBe('kelas=a&murid=c');
  expect(`${withCard(withCard(list, 'c'), null)}`).toBe('kelas=a');
});

it.each([
  ['  aisyah humaira ', { by: 'name', text: 'aisyah humaira' }],
  ['陳', { by: 'name', text: '陳' }],
  ['', { by: 'name', text: '' }],
  ['1203', { by: 'part of a number' }],
  ['120315-10-0982', { by: 'number', number: '120315100982' }],
  ['a 1234567', { by: 'number', number: 'A1234567' }],
])('typing %j seeks %j', (text, sought) => {
  expect(soughtBy(text)).toEqual(sought);
});
