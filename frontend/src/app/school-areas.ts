/** What belongs to whoever is signed in to a school, by the first part of the address: asked for on the main domain,
 * each leads to its root, whether or not there is such a page. */
export const schoolAreas: readonly string[] = [
  '/auth',
  '/rph',
  '/rpt',
  '/murid',
  '/bina-rph',
  '/refleksi',
  '/dashboard',
  '/tugas-guru',
  '/pentaksiran',
  '/kelas-subjek',
  '/ketiadaan',
  '/tawaran-admin-utama',
  '/maklumat-guru',
  '/takwim-tahunan',
  '/jadual-mengajar',
  '/jadual-pencerapan',
  '/kalendar-akademik',
  '/template-refleksi',
  '/supervisor',
  '/admin-sekolah',
];

export function isInSchoolArea(path: string): boolean {
  return schoolAreas.some((area) => path === area || path.startsWith(`${area}/`));
}
