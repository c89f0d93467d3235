import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import { Icon, type IconName } from '../../ui/icon';
import { Spinner } from '../../ui/spinner';
import { softTone, type Tone } from '../../ui/tone';
import type { PaymentProgress } from './payment-progress';

type Notice = { tone: Tone; icon?: IconName; title: string; text: string };

const notices: Record<Exclude<PaymentProgress, 'none'>, Notice> = {
  checking: {
    tone: 'info',
    title: 'Menyemak pembayaran anda',
    text: 'Anda kembali dari bank. Keadaan pembayaran sedang disemak; tiada bayaran lain diperlukan.',
  },
  unconfirmed: {
    tone: 'info',
    icon: 'info',
    title: 'Pembayaran belum diterima',
    text: 'Jika anda sudah membayar, halaman ini dikemas kini sendiri sebaik bank mengesahkannya. Jika anda membatalkannya, sila bayar semula di bawah.',
  },
  'awaiting-approval': {
    tone: 'info',
    title: 'Pembayaran menunggu kelulusan',
    text: 'Bank menunggu pelulus kedua di sekolah anda. Tiada bayaran lain diperlukan. Jika pelulus menolaknya, anda boleh membayar semula di halaman ini.',
  },
  failed: {
    tone: 'danger',
    icon: 'danger',
    title: 'Pembayaran tidak berjaya',
    text: 'Bank menolak pembayaran itu. Tiada bayaran diterima; sila cuba lagi atau pilih kaedah lain.',
  },
  paid: {
    tone: 'success',
    icon: 'success',
    title: 'Pembayaran diterima',
    text: 'Terima kasih. Langganan sekolah telah dikemas kini.',
  },
  void: {
    tone: 'warning',
    icon: 'warning',
    title: 'Invois dibatalkan',
    text: 'Tiada bayaran diterima bagi invois itu. Sila buat pembayaran baharu di bawah.',
  },
};

/** How far the payment has come, as the bank tells it. */
export function PaymentNotice({ progress, children }: { progress: PaymentProgress; children?: ReactNode }) {
  return (
    <div role="status">
      {progress !== 'none' && <NoticeCard {...notices[progress]}>{children}</NoticeCard>}
    </div>
  );
}

function NoticeCard({ tone, icon, title, text, children }: Notice & { children: ReactNode }) {
  return (
    <div className={classNames('mb-8 flex gap-3 rounded-lg p-4', softTone[tone])}>
      <span className="mt-0.5">{icon ? <Icon name={icon} /> : <Spinner size={18} />}</span>
      <div className="min-w-0 flex-1">
        <p className="prose-width text-sm">
          <strong className="block font-semibold text-base">{title}</strong>
          {text}
        </p>
        {children && <div className="mt-3 flex flex-wrap gap-2">{children}</div>}
      </div>
    </div>
  );
}
