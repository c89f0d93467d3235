import { explanationLine, policyLine } from './explanation-lines';

const fact = {
  at: '2026-11-20T10:30:00.000+08:00',
  provider: 'simulated',
  amountSen: 150_000,
  termMonths: 12,
  days: null,
  planCode: null,
  reason: null,
  until: null,
  coverageEnd: '2027-11-20T00:00:00.000+08:00',
};

describe('"Mengapa status ini?" in words', () => {
  it('tells a payment with what it covers, by the last covered day', () => {
    expect(explanationLine({ ...fact, kind: 'payment-succeeded' })).toEqual({
      when: '20 Nov 2026',
      what: 'Bayaran RM 1,500.00 diterima untuk 12 bulan',
      effect: 'Langganan sehingga Jumaat, 19 November 2027',
    });
  });

  it('tells no effect of what moves no coverage', () => {
    const line = explanationLine({ ...fact, kind: 'payment-failed', coverageEnd: null });
    expect(line).toEqual({ when: '20 Nov 2026', what: 'Bayaran gagal', effect: undefined });
  });

  it('gives the reason of an extension', () => {
    const line = explanationLine({ ...fact, kind: 'extension', days: 7, reason: 'Cek dalam perjalanan' });
    expect(line.what).toBe('Tempoh ihsan dilanjutkan 7 hari: Cek dalam perjalanan');
  });

  it.each([
    [null, 'Akaun sekolah digantung: Siasatan'],
    ['2026-11-25T00:00:00.000+08:00', 'Akaun sekolah digantung sehingga Selasa, 24 November 2026: Siasatan'],
    [fact.at, 'Akaun sekolah digantung tetapi dibatalkan sebelum bermula: Siasatan'],
  ])('tells how long a suspension lasts, and why: until %s', (until, words) => {
    const line = explanationLine({
      ...fact,
      kind: 'suspension',
      reason: 'Siasatan',
      coverageEnd: null,
      until,
    });
    expect(line.what).toBe(words);
  });

  it('names the policy that governs what follows coverage', () => {
    const policy = {
      scope: 'school',
      graceDays: 30,
      limitedDays: 7,
      effectiveFrom: '2026-04-01T00:00:00.000+08:00',
    } as const;
    expect(policyLine(policy)).toBe(
      'Dasar khas sekolah ini, berkuat kuasa 1 Apr 2026: tempoh ihsan 30 hari, kemudian akses terhad 7 hari.',
    );
  });
});
