import { inboxFilter } from './inbox-filter.js';

const NOW = Date.parse('2026-11-20T10:00:00+08:00');

describe('the filter of an operator', () => {
  it('takes whole days in Malaysia, the last one included', () => {
    expect(inboxFilter({ from: '2026-11-01', to: '2026-11-02' }, undefined, NOW)).toMatchObject({
      from: Date.parse('2026-11-01T00:00:00+08:00'),
      until: Date.parse('2026-11-03T00:00:00+08:00'),
    });
  });

  it('looks for a text in the bodies of the last 30 days, or from the day that is named', () => {
    const found = inboxFilter({ text: 'sim-1' }, undefined, NOW);
    expect(found.from).toBe(Date.parse('2026-10-21T10:00:00+08:00'));
    expect(inboxFilter({ text: 'sim-1', from: '2026-01-01' }, undefined, NOW).from).toBe(
      Date.parse('2026-01-01T00:00:00+08:00'),
    );
  });

  it('that is empty leaves out nothing', () => {
    const filter = inboxFilter({ text: '', states: [] }, undefined, NOW);
    expect(Object.values(filter).filter((value) => value !== undefined)).toEqual([]);
  });
});
