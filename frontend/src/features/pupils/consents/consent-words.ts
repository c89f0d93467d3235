import type { Consent, ConsentKind, ConsentStanding } from '../calls';

type KindWords = { kind: ConsentKind; label: string; short: string; about: string };

export const consentKinds: readonly KindWords[] = [
  {
    kind: 'photo',
    label: 'Gambar dalam kad murid',
    short: 'Gambar',
    about: 'Gambar murid disimpan di sini dan dilihat oleh guru yang mengajarnya.',
  },
  {
    kind: 'publication',
    label: 'Penerbitan sekolah',
    short: 'Penerbitan',
    about: 'Nama, gambar atau hasil kerja murid dalam majalah, laman dan media sosial sekolah.',
  },
  {
    kind: 'contact',
    label: 'Mesej kepada penjaga',
    short: 'Mesej',
    about: 'Penjaga dihantar mesej hebahan sekolah, selain hal kecemasan.',
  },
];

export const wayNames: Record<Consent['way'], string> = {
  form: 'Borang bertandatangan',
  in_person: 'Secara lisan di sekolah',
  message: 'Mesej atau e-mel',
};

export const wayOptions = (['form', 'in_person', 'message'] as const).map((value) => ({
  value,
  label: wayNames[value],
}));

/** What becomes of what hangs on a consent when it is taken back. */
export const switchedOff: Record<ConsentStanding['switchesOff'][number], string> = {
  photo: 'Gambar murid ini dibuang, dan tidak boleh dikembalikan.',
};

export const stateNames: Record<ConsentStanding['state'], string> = {
  given: 'Ada',
  withdrawn: 'Ditarik balik',
  none: 'Belum ada',
};

export const stateTones = { given: 'success', withdrawn: 'warning', none: 'neutral' } as const;

/** "gambar 22, penerbitan 10, mesej 28" */
export function givenSentence(consents: readonly Record<ConsentKind, ConsentStanding['state']>[]): string {
  return consentKinds
    .map(({ kind, short }) => {
      const given = consents.filter((each) => each[kind] === 'given').length;
      return `${short.toLowerCase()} ${given}`;
    })
    .join(', ');
}
