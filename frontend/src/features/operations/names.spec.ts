import { actionName, factName, knownReasons, levelName, reasonAdvice, reasonName } from './names';

describe('names on the screens of operators', () => {
  it('are Malay for what is known', () => {
    expect(reasonName('UNKNOWN_BILL')).toBe('Bil tidak dikenali');
    expect(factName('refund')).toBe('Bayaran balik');
    expect(levelName('locked')).toBe('Dikunci');
    expect(levelName(null)).toBe('Belum ada');
    expect(actionName('replay.start')).toBe('Ulangan dimulakan');
  });

  it('are the codes themselves for what is not', () => {
    expect(reasonName('SOMETHING_NEW')).toBe('SOMETHING_NEW');
    expect(reasonAdvice('SOMETHING_NEW')).toBeUndefined();
    expect(actionName('school.extend')).toBe('school.extend');
  });

  it('offer as a filter only reasons that an event may have', () => {
    expect(knownReasons.map(({ value }) => value)).not.toContain('BODY_ERASED');
  });
});
