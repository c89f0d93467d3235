import { hostedBackendUrl, settingsFrom } from './settings.ts';

describe('The settings of a start', () => {
  it('are those of the specification when nothing is set', () => {
    const settings = settingsFrom({});
    expect(settings).toMatchObject({
      production: false,
      port: 3000,
      baseDomain: 'localhost:3000',
      scheme: 'http',
    });
    expect(hostedBackendUrl(settings)).toBe('http://localhost:54321');
  });

  it('let the main domain follow the port', () => {
    expect(settingsFrom({ PORT: '3100' }).baseDomain).toBe('localhost:3100');
    expect(settingsFrom({ PORT: '3100', BASE_DOMAIN: 'rekod.test' }).baseDomain).toBe('rekod.test');
  });

  it('leave what is no number to the configuration check', () => {
    expect(settingsFrom({ PORT: 'abc' }).port).toBe(3000);
  });
});
