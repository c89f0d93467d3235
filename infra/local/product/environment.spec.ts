import { mergeEnvironment } from './environment.ts';

describe('The environment', () => {
  it('reads the .env file', () => {
    expect(mergeEnvironment('# comment\nPORT=3100\nMAIL_FROM="Sekolah <a@b.test>"', {})).toEqual({
      PORT: '3100',
      MAIL_FROM: 'Sekolah <a@b.test>',
    });
  });

  it('lets the process win over the file', () => {
    expect(mergeEnvironment('PORT=3100', { PORT: '3200' })).toEqual({ PORT: '3200' });
  });

  it('takes an empty variable as absent, wherever it stands', () => {
    expect(mergeEnvironment('PORT=3100\nREDIS_URL=', { PORT: '', ROLE: '' })).toEqual({});
  });
});
