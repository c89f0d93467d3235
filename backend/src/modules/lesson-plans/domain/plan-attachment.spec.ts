import { isLinkAddress, savedName, typeOfName } from './plan-attachment.js';

it.each([
  ['https://www.youtube.com/watch?v=abc', true],
  ['https://ms.wikipedia.org/wiki/Haba_(fizik)', true],
  ['http://contoh.my/', false],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['https://localhost/', false],
  ['https://guru:rahsia@contoh.my/', false],
  ['https://bank.my@contoh.my/', false],
  ['https:\\\\contoh.my', false],
  ['https://contoh.my/a b', false],
  ['data:text/html,<b>', false],
])('%s is the address of a link: %s', (address, expected) => {
  expect(isLinkAddress(address)).toBe(expected);
});

it.each([
  ['Lembaran 1.pdf', 'application/pdf', 'Lembaran 1.pdf'],
  ['Lembaran 1', 'application/pdf', 'Lembaran 1.pdf'],
  ['gambar.JPEG', 'image/jpeg', 'gambar.JPEG'],
  ['tipu.html', 'image/png', 'tipu.html.png'],
  ['../../etc/passwd', 'application/pdf', 'etc passwd.pdf'],
  ['a"; filename="b.exe', 'application/pdf', 'a ; filename= b.exe.pdf'],
  ['‮fdp.exe', 'application/pdf', 'fdp.exe.pdf'],
  ['...', 'audio/mpeg', 'lampiran.mp3'],
])('%s, which is %s, is saved as %s', (title, type, expected) => {
  expect(savedName(title, type)).toBe(expected);
});

it.each(['a.svg', 'a.html', 'a.pdf.exe', 'a.docm', 'pdf', ''])('%s may not be attached', (name) => {
  expect(typeOfName(name)).toBeUndefined();
});
