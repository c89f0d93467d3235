/** In the first script of a page: without a network no other text can be fetched. */
export const unreachable =
  'Tiada sambungan ke pelayan. Maklumat anda kekal di sini; sila cuba lagi apabila internet pulih.';
