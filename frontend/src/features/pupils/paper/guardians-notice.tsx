import { LOG_YEARS } from '@rules/pupils/domain/log-retention';
import type { ReactNode } from 'react';
import { useCurrentSchool } from '../../../school/current-school';
import { Button } from '../../../ui/button';
import { PageHeader } from '../../../ui/page-header';

type Part = { title: string; points: readonly string[] };

const malay: readonly Part[] = [
  {
    title: 'Apa yang disimpan',
    points: [
      'Nama, jantina, kelas dan kumpulan mengikut tarikh.',
      'Jika sekolah memerlukannya: nombor daftar sekolah, tarikh lahir, dan nombor MyKid, MyKad atau pasport. Nombor pengenalan disulitkan; yang ditunjukkan hanya angka akhirnya.',
      'Nama, hubungan, telefon dan e-mel penjaga, sehingga empat orang.',
      'Persetujuan yang penjaga beri dan tarik balik: jenisnya, siapa, bila dan bagaimana. Gambar murid hanya selagi ada persetujuan untuknya.',
      'Tiada lajur untuk agama, bangsa atau kesihatan. Kumpulan Pendidikan Islam atau Moral dikira sebagai maklumat agama dan dijaga seperti itu.',
    ],
  },
  {
    title: 'Untuk apa',
    points: [
      'Menempatkan murid dalam kelas dan set mengajar, mencetak senarai kelas, dan menghubungi penjaga.',
      'Data tidak dijual, tidak digunakan untuk iklan dan tidak dikongsi dengan sekolah lain.',
    ],
  },
  {
    title: 'Siapa yang melihat',
    points: [
      'Pentadbir sekolah dan pemegang tugas murid: semua murid.',
      'Guru kelas: kelasnya, termasuk penjaga. Guru lain: senarai nama murid yang diajarnya hari ini, tanpa penjaga.',
      'Peranti guru boleh menyimpan nama, jantina dan kelas murid yang diajarnya, sehingga 14 hari, untuk dibaca tanpa talian.',
      'Setiap kali butiran penjaga atau sejarah persetujuan dibuka, atau senarai dan salinan data dicetak atau dimuat turun, nama orangnya dan masanya direkodkan.',
    ],
  },
  {
    title: 'Berapa lama',
    points: [
      'Selagi sekolah menggunakannya, atau sehingga sekolah memadamnya. Salinan sandaran hilang dalam masa 35 hari selepas itu.',
      `Rekod siapa yang membuka, mencetak atau memuat turun data: ${LOG_YEARS} tahun.`,
    ],
  },
  {
    title: 'Hak anda',
    points: [
      'Anda boleh meminta pejabat sekolah menunjukkan data anak anda, memberi anda salinannya sebagai fail, membetulkannya atau memadamnya. Bagi pemadaman, sekolah memberi anda sijil.',
      'Persetujuan yang anda beri boleh ditarik balik pada bila-bila masa melalui pejabat sekolah. Gambar anak anda dibuang serta-merta.',
    ],
  },
];

const english: readonly Part[] = [
  {
    title: 'What is kept',
    points: [
      'Name, sex, class and groups with their dates.',
      'Where the school needs them: its own register number, date of birth, and the number of the MyKid, MyKad or passport. Identity numbers are encrypted; only their last digits are shown.',
      'Name, relation, telephone and e-mail of up to four guardians.',
      'Consents that guardians give and withdraw: of what kind, by whom, when and how. A photo of the pupil only as long as there is a consent to it.',
      'There is no column for religion, race or health. A group for Islamic or Moral Education counts as religious information and is protected as such.',
    ],
  },
  {
    title: 'What for',
    points: [
      'To place pupils in classes and teaching sets, to print class lists, and to reach guardians.',
      'The data is not sold, not used for advertising and not shared with other schools.',
    ],
  },
  {
    title: 'Who sees it',
    points: [
      'School administrators and whoever is put in charge of pupils: all pupils.',
      'Class teachers: their class with guardians. Other teachers: the names of those they teach today, without guardians.',
      'The device of a teacher may keep name, sex and class of those taught, for up to 14 days, to be read offline.',
      'Whenever guardians or the history of consents are opened, or lists and copies of data are printed or downloaded, the name of who did it and the time are recorded.',
    ],
  },
  {
    title: 'For how long',
    points: [
      'As long as the school uses it, or until the school erases it. Backups are gone within 35 days after that.',
      `The record of who opened, printed or downloaded data: ${LOG_YEARS} years.`,
    ],
  },
  {
    title: 'Your rights',
    points: [
      'You may ask the school office to show you the data of your child, hand you a copy of it as a file, correct it or erase it. For an erasure the school gives you a certificate.',
      'A consent that you gave can be withdrawn at any time through the school office. The photo of your child is then removed at once.',
    ],
  },
];

/** To hand out: what the school keeps of a pupil, why, how long, who sees it, and what guardians may ask for. */
export function GuardiansNotice() {
  const { school } = useCurrentSchool();
  return (
    <article className="max-w-3xl">
      <PageHeader
        title="Notis kepada penjaga"
        state="Tentang data peribadi murid, di bawah Akta Perlindungan Data Peribadi 2010."
        action={
          <Button icon="print" onClick={() => window.print()}>
            Cetak notis
          </Button>
        }
      />
      <Notice parts={malay}>
        {school.name} menyimpan data murid dalam Rekod Mengajar untuk urusan pengajaran.
      </Notice>
      <section lang="en" aria-labelledby="english" className="pt-10">
        <h2 id="english" className="pb-2 font-semibold text-xl">
          Notice to guardians
        </h2>
        <Notice parts={english}>
          {school.name} keeps data of pupils in Rekod Mengajar for teaching, under the Personal Data
          Protection Act 2010. Where the two texts differ, the Malay one prevails.
        </Notice>
      </section>
    </article>
  );
}

function Notice({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  return (
    <>
      <p className="prose-width">{children}</p>
      {parts.map(({ title, points }) => (
        <section key={title} className="break-inside-avoid pt-5">
          <h3 className="font-semibold">{title}</h3>
          <ul className="prose-width list-disc pl-5">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
