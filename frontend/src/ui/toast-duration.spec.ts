import { toastDuration } from './toast-duration';

const message = 'Disimpan.';

describe('a toast stays on screen', () => {
  it.each([
    ['success', 4000],
    ['info', 4000],
    ['warning', 6000],
    ['error', 8000],
  ] as const)('of type %s for %d ms', (type, expected) => {
    expect(toastDuration({ type, message })).toBe(expected);
  });

  it('longer where it offers something to do', () => {
    const action = { label: 'Buat asal', onSelect: () => undefined };
    expect(toastDuration({ type: 'success', message, action })).toBe(12_000);
  });

  it('for the duration it asks for', () => {
    expect(toastDuration({ type: 'error', message, duration: 1500 })).toBe(1500);
  });

  it('until it is closed when it is persistent, whatever duration it asks for', () => {
    expect(toastDuration({ type: 'info', message, duration: 1500, persistent: true })).toBe(Infinity);
  });
});
