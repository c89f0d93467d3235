import { assert, constantFrom, domain, property, string, tuple } from 'fast-check';
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

  it('tells the school and the membership, or what went wrong, once that is known', () => {
    const known = {
      school: { code: 'aba1001', name: 'SK Seri Contoh', state: '08', weekStart: 'monday' },
      membership: { role: 'teacher', displayName: 'Cikgu Satu' },
      isLoading: false,
      error: null,
    } as const;
    expect(schoolContextOf(school('aba1001'), now, known)).toMatchObject({ ...known, isSchoolContext: true });
    const failed = { school: null, membership: null, isLoading: false, error: 'Sila cuba lagi.' };
    expect(schoolContextOf(school('aba1001'), now, failed)).toMatchObject(failed);
  });

  it('is cleared otherwise', () => {
    expect(schoolContextOf(main, now)).toMatchObject({
      schoolCode: null,
      isSchoolContext: false,
      isLoading: false,
    });
  });
});

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
