import { formatList } from '../../../ui/format';

const names: Readonly<Record<string, string>> = {
  fpx: 'FPX',
  b2b: 'FPX perniagaan',
  card: 'kad',
  qr: 'kod QR',
  refunds: 'bayaran balik',
  disputes: 'pertikaian',
  signedTime: 'masa bertandatangan',
};

export function capabilityNames(capabilities: readonly string[]): string {
  return formatList(capabilities.map((capability) => names[capability] ?? capability));
}
