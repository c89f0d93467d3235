import type { HostMeaning } from '../site/host';
import { schoolContextOf } from './school-context';

const main: HostMeaning = { kind: 'main' };
const school = (schoolCode: string): HostMeaning => ({ kind: 'school', schoolCode });

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
    const known: Parameters<typeof schoolContextOf>[2] = {
      school: { code: 'aba1001', name: 'SK Seri Contoh', state: '08', weekStart: 'monday' },
      membership: { role: 'teacher', roles: ['teacher'], duties: [], displayName: 'Cikgu Satu' },
      isLoading: false,
      error: null,
    };
    expect(schoolContextOf(school('aba1001'), now, known)).toMatchObject({ ...known, isSchoolContext: true });
    const failed = { school: null, membership: null, isLoading: false, error: new Error('offline') };
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
