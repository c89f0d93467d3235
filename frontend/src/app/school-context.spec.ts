import { type HostMeaning, readHost, schoolContextOf } from './school-context';

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
    ['a.b.localhost:3000', foreign],
    ['-aba.localhost:3000', foreign],
    ['aba_1001.localhost:3000', foreign],
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

describe('the school context', () => {
  const now = new Date('2026-11-20T00:00:00.000Z');

  it('is set and loading when the host names a school', () => {
    expect(schoolContextOf(school('aba1001'), now)).toEqual({
      schoolCode: 'aba1001',
      isSchoolContext: true,
      detectedAt: '2026-11-20T00:00:00.000Z',
      school: null,
      membership: null,
      isLoading: true,
      error: null,
    });
  });

  it('is cleared otherwise', () => {
    expect(schoolContextOf(main, now)).toMatchObject({
      schoolCode: null,
      isSchoolContext: false,
      isLoading: false,
    });
  });
});
