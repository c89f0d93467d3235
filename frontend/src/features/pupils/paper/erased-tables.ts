import type { Certificate } from '../calls';

/** A certificate that is still to be printed, and whose. */
export type Erased = { name: string; certificate: Certificate };

/** What a certificate calls the kinds of rows. */
export const erasedTables: Readonly<Partial<Record<string, string>>> = {
  pupils: 'Maklumat diri dan nombor pengenalan',
  pupil_name_words: 'Carian nama',
  pupil_guardians: 'Penjaga',
  pupil_access_log: 'Rekod akses',
  class_memberships: 'Sejarah kelas',
  group_memberships: 'Sejarah kumpulan',
  pupil_consents: 'Persetujuan',
  pupil_photos: 'Gambar',
};

export const fateNames: Record<Certificate['lines'][number]['act'], string> = {
  remove: 'Dipadam',
  blank: 'Dikosongkan',
  keep: 'Kekal tanpa nama',
};
