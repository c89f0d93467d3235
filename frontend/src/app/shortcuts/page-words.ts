import { paths, patterns } from '../../site/paths';
import type { OpenPage } from './open-pages';

/** What else people call a page; the pages that are wanted most stand first. */
const words: ReadonlyMap<string, string> = new Map([
  [paths.dashboard, 'utama hari ini'],
  [paths.lessonPlans, 'rph rancangan pengajaran minggu'],
  [paths.lessonPlanEditor, 'rph bina baharu tambah'],
  [paths.users, 'guru ahli jemput jemputan penyelia peranan'],
  [patterns.billing, 'bayar bayaran bil invois resit pelan'],
  [paths.schoolAnalytics, 'laporan statistik angka'],
  [paths.schoolSettings, 'logo nama alamat kalendar'],
  [paths.paymentMethods, 'fpx bank bayar kad'],
  [paths.operations, 'gambaran'],
  [paths.operationsInbox, 'peristiwa webhook callback'],
  [paths.operationsQuarantine, 'bil tidak dikenali'],
  [paths.operationsFinance, 'tunggakan bayaran sekolah ihsan peringatan'],
  [paths.operationsReplays, 'proses semula replay'],
  [paths.operationsAudit, 'log siapa tindakan'],
  [paths.operationsSchedules, 'lewat cron'],
  [paths.operationsProviders, 'billplz toyyibpay stripe chip fpx'],
  [paths.notifications, 'notifikasi peringatan'],
  [paths.settings, 'akaun profil kata laluan e-mel telefon keluar'],
  [paths.preferences, 'tema gelap terang pintasan'],
  [paths.payment, 'bayar'],
  [paths.curriculum, 'dskp kssr kssm kurikulum'],
  [paths.pricing, 'pelan yuran kos'],
  [paths.privacy, 'pdpa data peribadi'],
]);

const order = [...words.keys()];

function placeOf(path: string): number {
  const place = order.indexOf(path);
  return place === -1 ? order.length : place;
}

export function wordsOf(path: string): string | undefined {
  return words.get(path);
}

/** Those that nobody placed come last, in the order of the route table. */
export function inOrderOfUse(pages: readonly OpenPage[]): OpenPage[] {
  return [...pages].sort((one, other) => placeOf(one.path) - placeOf(other.path));
}
