import { rememberRedirectPath } from '../../session/redirect-path';
import { currentHost } from '../../site/host';
import { paths } from '../../site/paths';
import { signInPath } from '../../site/sign-in-path';
import { buttonClass } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';

const matters: readonly { title: string; text: string }[] = [
  {
    title: 'Siapa yang membayar',
    text: 'Admin Utama sekolah, iaitu orang yang mendaftarkan sekolah atau yang dilantik selepas itu. Guru dan penyelia tidak membayar.',
  },
  {
    title: 'Cara membayar',
    text: 'Log masuk, buka halaman Langganan, pilih pelan dan tempoh, kemudian bayar di laman bank atau penyedia pembayaran. Bayaran melalui deposit bank, cek atau pesanan tempatan juga diterima: hantar buktinya di halaman yang sama.',
  },
  {
    title: 'Selepas membayar',
    text: 'Akses dibuka semula sebaik bank mengesahkan bayaran. Invois dan resit boleh dimuat turun sebagai PDF.',
  },
  {
    title: 'Bukan Admin Utama?',
    text: 'Tanya pentadbir sekolah anda siapa Admin Utamanya. Selepas log masuk, nama dan e-mel Admin Utama tertera di halaman Langganan.',
  },
];

/** For a guest: how a subscription is paid, and whom to ask. */
export function PaymentScreen() {
  const isOnSchoolHost = currentHost().kind === 'school';
  return (
    <>
      <PageHeader title="Pembayaran langganan" state="Langganan dibayar oleh sekolah, bukan oleh guru." />
      <dl className="divide-y divide-line border-line border-y">
        {matters.map(({ title, text }) => (
          <div key={title} className="py-4">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap gap-2">
        <a
          href={signInPath()}
          onClick={() => rememberRedirectPath(paths.payment)}
          className={buttonClass({})}
        >
          Log masuk untuk membayar
        </a>
        {!isOnSchoolHost && (
          <a href={paths.pricing} className={buttonClass({ variant: 'secondary' })}>
            Lihat harga
          </a>
        )}
      </div>
    </>
  );
}
