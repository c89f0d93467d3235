import { useCurrentSchool } from '../../school/current-school';
import { administers } from '../../school/roles';
import { Sheet } from '../../ui/sheet';
import { FeedSection } from './feed-section';

/** Addresses by which calendars of other programs follow the school's. */
export function SubscribeSheet({ onClose }: { onClose: () => void }) {
  const { membership } = useCurrentSchool();
  const handsOn = administers(membership) || membership.duties.includes('calendar');
  return (
    <Sheet title="Langgan kalendar" onClose={onClose}>
      <p className="pb-4 text-muted text-sm">
        Kalendar pada telefon atau komputer boleh mengikuti cuti, hari khas dan aktiviti takwim sekolah
        melalui satu alamat rahsia. Sesetengah kalendar mengambil masa hingga sehari untuk menunjukkan
        perubahan.
      </p>
      <FeedSection
        owner="person"
        title="Alamat saya"
        help="Untuk kalendar anda sendiri: aktiviti yang anda selaraskan ditandai, dan slot anda dalam jadual mengajar ada bagi sepuluh minggu akan datang. Jangan kongsikan; ia mati apabila anda keluar daripada sekolah ini."
      />
      {handsOn && (
        <FeedSection
          owner="school"
          title="Alamat sekolah"
          help="Untuk diberikan kepada orang lain, contohnya ibu bapa. Sesiapa yang tahu alamat ini dapat membaca takwim dengan tempat dan catatannya."
        />
      )}
    </Sheet>
  );
}
