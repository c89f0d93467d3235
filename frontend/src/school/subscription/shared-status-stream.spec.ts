import { withSilence } from './shared-status-stream';

const minute = 60_000;
const page = { visibilityState: 'visible' };

beforeEach(() => {
  jest.useFakeTimers();
  page.visibilityState = 'visible';
  Object.assign(globalThis, { document: page });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'document');
});

function listen() {
  const ended = new AbortController();
  let silences = 0;
  const { onMessage } = withSilence({
    schoolCode: 'aba1001',
    accessToken: async () => undefined,
    signal: ended.signal,
    onMessage: () => undefined,
    onSilence: () => {
      silences += 1;
    },
  });
  return { beat: () => onMessage({ kind: 'alive' }), end: () => ended.abort(), silences: () => silences };
}

describe('A page asks for what is pushed', () => {
  it('never while the stream is heard', () => {
    const { beat, silences, end } = listen();
    for (let beats = 0; beats < 144; beats += 1) {
      beat();
      jest.advanceTimersByTime(25_000);
    }
    expect(silences()).toBe(0);
    end();
  });

  it('each minute in which nothing is heard, while it is looked at', () => {
    const { silences, end } = listen();
    jest.advanceTimersByTime(3 * minute);
    expect(silences()).toBe(3);
    page.visibilityState = 'hidden';
    jest.advanceTimersByTime(3 * minute);
    expect(silences()).toBe(3);
    end();
  });

  it('no more once the page is left', () => {
    const { silences, end } = listen();
    end();
    jest.advanceTimersByTime(3 * minute);
    expect(silences()).toBe(0);
  });
});
