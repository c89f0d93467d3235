import { taxWithin } from './service-tax.js';

describe('The service tax contained in a price', () => {
  it.each([
    [15_000, 0, 15_000, 0],
    [10_800, 800, 10_000, 800],
    [15_000, 800, 13_889, 1_111],
    [1, 800, 1, 0],
    [7, 800, 6, 1],
    [0, 600, 0, 0],
  ])(
    'of %d sen at %d hundredths of a percent leaves %d and is %d',
    (totalSen, basisPoints, netSen, taxSen) => {
      expect(taxWithin(totalSen, basisPoints)).toEqual({ netSen, taxSen, totalSen, basisPoints });
    },
  );
});
