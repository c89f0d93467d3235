import { overviewSentence, spanText } from './overview-sentence';

const calm = { waiting: 3, oldestWaitingSeconds: 2, failed: 0, quarantined: 0, runningReplays: 0 };

it.each([
  [0, '0 saat'],
  [59.9, '59 saat'],
  [60, '1 minit'],
  [3_600, '1 jam'],
  [172_800, '2 hari'],
])('%d seconds are %s', (seconds, text) => {
  expect(spanText(seconds)).toBe(text);
});

describe('the sentence of the overview', () => {
  it('is calm when nothing waits long and nothing failed', () => {
    expect(overviewSentence(calm, 0)).toBe('Semuanya berjalan lancar.');
  });

  it('names everything that needs a look', () => {
    const inbox = { ...calm, oldestWaitingSeconds: 300, failed: 2, quarantined: 1 };
    const sentence = overviewSentence(inbox, 1);
    for (const part of ['menunggu 5 minit', '2 peristiwa gagal', '1 dalam kuarantin', '1 jadual lewat'])
      expect(sentence).toContain(part);
  });
});
