/** What whoever may not enter reads: the frame tells it in place of a page, and holds nothing else of what can go wrong. */
export const accessMessages = {
  NOT_A_MEMBER: 'Akaun anda tidak berdaftar di sekolah ini. Sila hubungi pentadbir sekolah.',
  MEMBER_SUSPENDED: 'Akaun anda digantung buat sementara di sekolah ini. Sila hubungi pentadbir sekolah.',
  STAFF_REQUIRED: 'Bahagian ini untuk kakitangan platform sahaja.',
} as const;
