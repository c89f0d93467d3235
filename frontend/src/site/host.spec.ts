import { assert, constantFrom, domain, property, string, tuple } from 'fast-check';
import { type HostMeaning, readHost } from './host';

const main: HostMeaning = { kind: 'main' };
const foreign: HostMeaning = { kind: 'foreign' };
const school = (schoolCode: string): HostMeaning => ({ kind: 'school', schoolCode });

describe('with the base domain localhost:3000', () => {
  it.each<[string, HostMeaning]>([
    ['localhost:3000', main],
    ['localhost', main],
    ['LOCALHOST:3000', main],
    ['aba1001.localhost:3000', school('aba1001')],
    ['ABA1001.localhost:8080', school('aba1001')],
    ['aba1001.localhost', school('aba1001')],
    ['aba1001.localhost.:3000', school('aba1001')],
    ['smk-taman.localhost:3000', school('smk-taman')],
    ['127.0.0.1:3000', main],
    ['[::1]:3000', main],
    ['[2001:db8::1]:3000', foreign],
    ['192.168.1.9:3000', foreign],
    ['a.b.localhost:3000', school('a')],
    ['-aba.localhost:3000', school('-aba')],
    ['aba_1001.localhost:3000', school('aba_1001')],
    ['evil.test', foreign],
    ['localhost.evil.test', foreign],
    ['', foreign],
  ])('%s is %o', (host, meaning) => {
    expect(readHost(host, 'localhost:3000')).toEqual(meaning);
  });
});

describe('with the base domain rekod.example.my', () => {
  it.each<[string, HostMeaning]>([
    ['rekod.example.my', main],
    ['REKOD.example.my.', main],
    ['aba1001.rekod.example.my', school('aba1001')],
    ['aba1001.rekod.example.my:443', school('aba1001')],
    ['aba1001.localhost:3000', school('aba1001')],
    ['a.b.rekod.example.my', school('a.b')],
    ['aba1001.example.my', foreign],
    ['rekod.example.my.evil.test', foreign],
    ['notrekod.example.my', foreign],
  ])('%s is %o', (host, meaning) => {
    expect(readHost(host, 'rekod.example.my')).toEqual(meaning);
  });
});

it.each(['www', 'api', 'admin', 'app', 'mail', 'ftp', 'auth', 'cdn', 'static'])(
  '%s, on either reserved list, follows the rules of the main domain',
  (label) => {
    expect(readHost(`${label}.localhost:3000`, 'localhost:3000')).toEqual(main);
  },
);

describe('whatever the host is', () => {
  const base = 'rekod.example.my';

  it('it is read without failing, and a school only from what stands before the base', () => {
    assert(
      property(string({ unit: 'binary' }), (host) => {
        const meaning = readHost(host, base);
        if (meaning.kind === 'school') expect(host.toLowerCase()).toContain(`${meaning.schoolCode}.`);
      }),
    );
  });

  it('another domain is foreign', () => {
    assert(
      property(domain(), (host) => {
        expect(readHost(host, base)).toEqual(foreign);
      }),
    );
  });

  it('case, port and trailing dot do not matter', () => {
    const spelled = tuple(
      constantFrom('aba1001', 'ABA1001', 'Aba1001'),
      constantFrom('', '.'),
      constantFrom('', ':443', ':8080'),
    );
    assert(
      property(spelled, ([code, dot, port]) => {
        expect(readHost(`${code}.${base}${dot}${port}`, base)).toEqual(school('aba1001'));
      }),
    );
  });
});
