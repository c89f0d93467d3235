import { paths } from '../../../site/paths';
import { buttonClass } from '../../../ui/button';
import { AuthFrame } from '../auth-frame';
import { SchoolLine } from '../school-line';
import { textLink } from '../text-link';

/** For whoever could not join because the school's plan has no place left. */
export function TeacherLimitScreen() {
  return (
    <AuthFrame title="Had guru telah dicapai" introduction={<SchoolLine />}>
      <p>
        Pelan langganan sekolah ini sudah mencapai bilangan guru yang dibenarkan, jadi anda belum dapat
        menyertainya. Jemputan anda masih sah.
      </p>
      <div>
        <h2 className="font-semibold">Apa yang boleh dibuat</h2>
        <ol className="mt-2 flex list-decimal flex-col gap-2 pl-5 text-muted">
          <li>Maklumkan Admin Utama sekolah anda tentang halaman ini.</li>
          <li>Admin Utama boleh menaik taraf pelan, atau membuang ahli yang sudah berpindah.</li>
          <li>Kemudian buka semula pautan dalam e-mel jemputan anda.</li>
        </ol>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <a href={paths.schoolLogin} className={buttonClass({ variant: 'secondary' })}>
          Ke halaman log masuk
        </a>
        <a href={paths.dashboard} className={textLink}>
          Saya Admin Utama
        </a>
      </div>
    </AuthFrame>
  );
}
