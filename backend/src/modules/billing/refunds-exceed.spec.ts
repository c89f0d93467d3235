import { refundsExceed } from './refunds-exceed.js';

const refund = (refundId: string, amountSen: number) => ({ refundId, amountSen });

it.each([
  ['nothing', [], false],
  ['all of it', [refund('r-1', 15_000)], false],
  ['a sen too much', [refund('r-1', 15_001)], true],
  ['ten times as much', [refund('r-1', 150_000)], true],
  ['too much in parts', [refund('r-1', 8_000), refund('r-2', 7_001)], true],
  ['all of it, told twice', [refund('r-1', 15_000), refund('r-1', 15_000)], false],
  [
    'all of it, told of the payment and of the refund',
    [refund('pay-1', 15_000), refund('r-1', 15_000)],
    false,
  ],
  ['too much, told of the payment', [refund('pay-1', 15_001)], true],
])('Of RM 150.00 paid, giving back %s exceeds the payment or not', (_what, refunds, exceeds) => {
  expect(refundsExceed(15_000, 'pay-1', refunds)).toBe(exceeds);
});
