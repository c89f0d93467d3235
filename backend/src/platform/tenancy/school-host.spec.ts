import { type HostMeaning, readHost } from './school-host.js';

const main: HostMeaning = { kind: 'main' };
const foreign: HostMeaning = { kind: 'foreign' };
const none: HostMeaning = { kind: 'none' };
const school = (code: string): HostMeaning => ({ kind: 'school', code });

const ON_LOCALHOST: [string, HostMeaning][] = [
  ['localhost:3000', main],
  ['localhost', main],
  ['LOCALHOST:3000', main],
  ['localhost.:3000', main],
  ['127.0.0.1:3000', main],
  ['[::1]:3000', main],
  ['aba1001.localhost:3000', school('aba1001')],
  ['ABA1001.localhost:3000', school('aba1001')],
  ['aba1001.localhost.:3000', school('aba1001')],
  ['aba1001.localhost:4000', school('aba1001')],
  ['sk-contoh.localhost:3000', school('sk-contoh')],
  ...['www', 'api', 'admin', 'app', 'mail', 'ftp', 'auth', 'cdn', 'static'].map(
    (label): [string, HostMeaning] => [`${label}.localhost:3000`, main],
  ),
  ['a.b.localhost:3000', school('a')],
  ['www.b.localhost:3000', main],
  ['-x.localhost:3000', school('-x')],
  ['aba_1001.localhost:3000', school('aba_1001')],
  ['.localhost:3000', none],
  ['a..localhost:3000', none],
  ['a b.localhost:3000', none],
  ['localhost.evil.test', foreign],
  ['evillocalhost:3000', foreign],
  ['evil.test', foreign],
  ['[2001:db8::1]:3000', foreign],
  ['', none],
  ['/', none],
];

describe('the host of a request', () => {
  it.each(ON_LOCALHOST)('%s on localhost:3000', (host, meaning) => {
    expect(readHost(host, 'localhost:3000')).toEqual(meaning);
  });

  it.each<[string, HostMeaning]>([
    ['rekod.my', main],
    ['www.rekod.my', main],
    ['aba1001.rekod.my', school('aba1001')],
    ['aba1001.rekod.my.', school('aba1001')],
    ['a.b.rekod.my', school('a.b')],
    ['www.aba1001.rekod.my', school('www.aba1001')],
    ['aba1001.rekod.my.evil.test', foreign],
    ['rekod.my.aba1001', foreign],
    ['aba1001.localhost', foreign],
  ])('the labels beyond the configured base domain form the code: %s', (host, meaning) => {
    expect(readHost(host, 'rekod.my')).toEqual(meaning);
  });
});
