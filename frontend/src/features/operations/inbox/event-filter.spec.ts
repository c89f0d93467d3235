import { addressOfFilter, filterOfAddress, isFiltered } from './event-filter';

const read = (address: string) => filterOfAddress(new URLSearchParams(address));

describe('the filter of the inbox', () => {
  it('lives in the address and comes back from it', () => {
    const filter = { school: 'aba1001', from: '2026-11-01', text: 'sim 1&2', states: ['failed' as const] };
    expect(read(addressOfFilter(filter))).toEqual(filter);
  });

  it('leaves out what is empty or unknown', () => {
    expect(read('school=&text=%20&states=perhaps,failed&other=1')).toEqual({ states: ['failed'] });
    expect(read('states=perhaps')).toEqual({});
  });

  it('is none where nothing is asked for', () => {
    expect(isFiltered({})).toBe(false);
    expect(isFiltered({ provider: 'billplz' })).toBe(true);
  });
});
