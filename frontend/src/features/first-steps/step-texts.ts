import { paths } from '../../site/paths';
import type { StepKey } from './steps';

type StepText = { title: string; help: string; to: (schoolCode: string) => string };

/** What the address of the dashboard asks for to open the profile. */
export const profilePanel = { name: 'buka', value: 'maklumat-sekolah' };

export const stepTexts: Record<StepKey, StepText> = {
  profile: {
    title: 'Sahkan maklumat sekolah',
    help: 'Negeri menentukan kalendar akademik; PPD tercetak pada laporan.',
    to: () => `?${new URLSearchParams({ [profilePanel.name]: profilePanel.value })}`,
  },
  people: {
    title: 'Jemput guru dan penyelia',
    help: 'Mereka menerima pautan melalui e-mel dan menulis rancangan sendiri.',
    to: () => paths.users,
  },
  plan: {
    title: 'Lihat pelan dan langganan',
    help: 'Bila percubaan tamat, berapa harganya, dan cara membayar.',
    to: paths.billing,
  },
  lessonPlan: {
    title: 'Tulis rancangan pertama',
    help: 'Objektif, aktiviti dan refleksi. Kira-kira lima minit.',
    to: () => paths.lessonPlanEditor,
  },
  logo: {
    title: 'Pilih logo sekolah (boleh kemudian)',
    help: 'Ditunjukkan di sebelah nama sekolah dan pada setiap cetakan.',
    to: () => paths.schoolSettings,
  },
};
