import { addressOfAudit, auditFilterOf, auditQueryOf } from './audit-filter';

describe('the filter of the audit in an address', () => {
  it('is read back as it was written', () => {
    const filter = {
      actor: 'kewangan',
      action: 'finance.note',
      school: 'ABA1001',
      from: '2026-03-01',
      to: '2026-03-31',
    };
    expect(auditFilterOf(new URLSearchParams(addressOfAudit(filter)))).toEqual(filter);
  });

  it('leaves out what it does not know', () => {
    expect(auditFilterOf(new URLSearchParams('action=x&from=1&to=2&actor=+&other=1'))).toEqual({});
  });

  it('asks for a school as the target, by its code in small letters', () => {
    expect(auditQueryOf({ school: 'ABA1001', actor: 'a' })).toEqual({
      actor: 'a',
      targetKind: 'school',
      targetId: 'aba1001',
    });
  });
});
