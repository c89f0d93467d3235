/** What the browser says by itself; the server words the rest, in the notifications of a status. */
export const subscriptionTexts = {
  /** In the specification word for word. */
  unverified: {
    title: 'Status Langganan Tidak Dapat Ditentukan',
    message: 'Tidak dapat mengesahkan status langganan anda. Beberapa ciri mungkin terhad.',
  },
  limited:
    'Papan pemuka dan halaman langganan terbuka; halaman lain dibuka semula sebaik langganan diperbaharui. Semua rekod selamat.',
  writingRefused: 'Langganan sekolah terhad buat masa ini: rekod belum boleh ditambah atau diubah.',
  writingUnverified: 'Status langganan belum dapat disahkan, jadi rekod belum boleh ditambah atau diubah.',
} as const;
