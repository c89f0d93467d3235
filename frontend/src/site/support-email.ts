/** As the terms name it. */
export const supportEmail = 'bantuan@rekodmengajar.example';

/** Who lets somebody in again that lost their only telephone. */
export const lostTelephone = `Pentadbir sekolah boleh membuang langkah kedua ini. Jika tidak, sila hubungi ${supportEmail}.`;
