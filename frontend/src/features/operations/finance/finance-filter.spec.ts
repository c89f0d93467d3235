import { addressOfFilter, filterOfAddress } from './finance-filter';

describe('the filter of finance in an address', () => {
  it('is read back as it was written', () => {
    const filter = {
      view: 'at-risk-60',
      plan: 't60',
      owner: 'none',
      text: 'Bukit',
      sort: 'amount',
      order: 'asc',
    } as const;
    expect(filterOfAddress(new URLSearchParams(addressOfFilter(filter)))).toEqual(filter);
  });

  it('leaves out what it does not know', () => {
    expect(filterOfAddress(new URLSearchParams('view=x&age=99&sort=x&order=x&text=+'))).toEqual({});
  });
});
