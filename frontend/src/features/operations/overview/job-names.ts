import type { Overview } from '../calls';

type Jobs = Overview['queues'][number];

export const queueNames: Readonly<Record<Jobs['queue'], string>> = {
  webhooks: 'Peristiwa pembayaran',
  subscription: 'Langganan',
  mail: 'E-mel',
  papers: 'Dokumen',
};

export const jobStateNames: Readonly<Record<Jobs['state'], string>> = {
  waiting: 'Menunggu giliran',
  prioritized: 'Menunggu, selepas yang lain',
  delayed: 'Dijadualkan',
  active: 'Sedang berjalan',
  'waiting-children': 'Menunggu kerja lain',
  completed: 'Selesai',
  failed: 'Gagal',
};
