import type { Tone } from '../../../ui/tone';
import type { PaymentEvent } from '../calls';

/** What may become of a payment, in words and as a tone. */
export const paymentStates: Record<PaymentEvent['kind'], { label: string; tone: Tone }> = {
  'payment-succeeded': { label: 'Diterima', tone: 'success' },
  'payment-pending': { label: 'Menunggu kelulusan', tone: 'info' },
  'payment-failed': { label: 'Gagal', tone: 'danger' },
  'payment-abandoned': { label: 'Tidak diteruskan', tone: 'neutral' },
  refund: { label: 'Bayaran balik', tone: 'warning' },
  'refund-pending': { label: 'Bayaran balik sedang diproses', tone: 'info' },
  'refund-failed': { label: 'Bayaran balik gagal, bayaran kekal', tone: 'danger' },
  'refund-cancelled': { label: 'Bayaran balik dibatalkan, bayaran kekal', tone: 'neutral' },
  'dispute-opened': { label: 'Dipertikaikan', tone: 'warning' },
  'dispute-withdrawn': { label: 'Pertikaian ditarik balik, bayaran kekal', tone: 'success' },
  'dispute-won': { label: 'Pertikaian selesai, bayaran kekal', tone: 'success' },
  'dispute-lost': { label: 'Pertikaian selesai, ditarik balik', tone: 'danger' },
};
