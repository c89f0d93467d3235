import { schoolExists } from './school-existence';

const minute = 60_000;

function asking(answer: () => Promise<boolean>) {
  const stored = new Map<string, string>();
  let calls = 0;
  const cache = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const ask = () => {
    calls++;
    return answer();
  };
  const at = (now: number, isAuthPage = false) =>
    schoolExists({ schoolCode: 'aba1001', isAuthPage, now, cache, ask });
  return { at, calls: () => calls };
}

describe('the existence of a school', () => {
  it('is remembered for 30 minutes', async () => {
    const school = asking(async () => true);
    await school.at(0);
    expect(await school.at(30 * minute - 1)).toBe(true);
    expect(school.calls()).toBe(1);
    await school.at(30 * minute);
    expect(school.calls()).toBe(2);
  });

  it('is remembered for 60 minutes when an auth page asked', async () => {
    const school = asking(async () => true);
    await school.at(0, true);
    await school.at(60 * minute - 1);
    expect(school.calls()).toBe(1);
  });

  it('is asked again when it was denied', async () => {
    const school = asking(async () => false);
    expect(await school.at(0)).toBe(false);
    await school.at(1);
    expect(school.calls()).toBe(2);
  });

  it('is denied when the call fails', async () => {
    const school = asking(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await school.at(0)).toBe(false);
  });
});
