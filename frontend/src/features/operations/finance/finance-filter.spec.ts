import { addressOfFilter, filterOfAddress } from './finance-filter';

describe('the filter of finance in an address', () => {
  it('is read back as it was written', () => {
    const filter = {
      view: 'at-risk-60',
      plan: 't60',
      owner: 'none',
      promise: 'broken',
      dunning: 'tried',
      endedFrom: '2026-03-09',
      endedTo: '2026-03-15',
      failedVia: 'billplz',
      failure: 'Dana tidak mencukupi',
      text: 'Bukit',
      sort: 'amount',
      order: 'asc',
    } as const;
    expect(filterOfAddress(new URLSearchParams(addressOfFilter(filter)))).toEqual(filter);
  });

  it('leaves out what it does not know', () => {
    expect(
      filterOfAddress(
        new URLSearchParams('view=x&age=99&sort=x&order=x&text=+&promise=x&dunning=x&endedFrom=x'),
      ),
    ).toEqual({});
  });
});
