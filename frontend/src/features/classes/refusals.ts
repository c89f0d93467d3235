import { refusedBy } from '../../nouns/noun';

/** They come with this page alone, so that no other waits for them. */
export const refused = refusedBy({
  CLASS_HAS_PUPILS:
    'Masih ada murid yang berada, atau pernah berada, di dalamnya. Sila pindahkan mereka dahulu.',
  CLASS_IN_USE: 'Kelas ini masih ada set mengajar. Sila padam set itu dahulu, atau beri kelas lain.',
  CLASS_GROUP_IN_USE: 'Kumpulan yang dibuang masih ada set mengajar. Sila padam set itu dahulu.',
  SUBJECT_IN_USE: 'Subjek ini masih ada set mengajar. Sila padam set itu dahulu.',
});
