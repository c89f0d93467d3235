import { malayDate } from '../../../platform/calendar/malay-date.js';
import { escapeHtml } from '../../../platform/http/escape-html.js';
import type { ConsentKind, ConsentWay } from '../domain/consent.js';
import type { LeftFor, Sex } from '../domain/pupil.js';
import type { GuardianRelation } from '../guardians/guardian.js';
import type { PupilAct } from '../pupils-tables.js';
import type { PupilRecord, StayTold } from './pupil-record.js';

const SEXES: Readonly<Record<Sex, string>> = { F: 'Perempuan / Female', M: 'Lelaki / Male' };
const LEAVINGS: Readonly<Record<LeftFor, string>> = {
  moved: 'Berpindah sekolah / Moved to another school',
  quit: 'Berhenti / Left school',
};
const RELATIONS: Readonly<Record<GuardianRelation, string>> = {
  father: 'Bapa / Father',
  guardian: 'Penjaga / Guardian',
  mother: 'Ibu / Mother',
};
const CONSENTS: Readonly<Record<ConsentKind, string>> = {
  contact: 'Dihubungi dengan mesej / Messages',
  photo: 'Gambar dalam rekod / Photo in the record',
  publication: 'Gambar dan hasil kerja diterbitkan / Publication',
};
const WAYS: Readonly<Record<ConsentWay, string>> = {
  form: 'borang / form',
  in_person: 'sendiri / in person',
  message: 'mesej / message',
};
const ACTS: Readonly<Record<PupilAct, string>> = {
  archive_taken: 'Salinan data ini diambil / A copy of this data was taken',
  card_opened: 'Kad dibuka / Card opened',
  consents_opened: 'Sejarah persetujuan dibuka / History of consents opened',
  erased: 'Dipadam / Erased',
  found_by_number: 'Dicari dengan no. pengenalan / Looked up by number of identity',
  guardians_opened: 'Butiran penjaga dibuka / Guardians opened',
};

const NONE = '<p class="none">Tiada / None</p>';

/** For people: one page that any browser opens and prints, without anything from elsewhere. Malay, with English beside it. */
export function recordPage(record: PupilRecord): string {
  const { school, pupil, guardians, consents, groups, photo, access } = record;
  const image = photo ? `<img src="${photo}" alt="Gambar murid / Photo" width="144" height="144">` : '';
  const parts = [
    `<h1 dir="auto">${escapeHtml(pupil.name)}</h1>
<p>Semua data murid ini yang disimpan oleh ${escapeHtml(school.name)} (${escapeHtml(school.code)}) dalam Rekod Mengajar pada ${timeText(record.takenAt)}. / All data that the school keeps of this pupil.</p>${image}`,
    section('Maklumat diri / Personal details', detailsOf(pupil)),
    section(
      'Penjaga / Guardians',
      tableOf(
        ['Nama / Name', 'Hubungan / Relation', 'Telefon / Telephone', 'E-mel / E-mail'],
        guardians.map(({ name, relation, phone, email }) => [name, RELATIONS[relation], phone, email]),
      ),
    ),
    section('Kelas / Classes', staysTable(record.classes, [])),
    ...(groups
      ? [
          section(
            'Kumpulan / Groups',
            staysTable(
              groups,
              groups.map(({ groupName }) => groupName),
            ),
          ),
        ]
      : []),
    section(
      'Persetujuan / Consents',
      tableOf(
        ['Perkara / What for', 'Penjaga / Guardian', 'Diberi / Given', 'Ditarik balik / Withdrawn'],
        consents.map((each) => [
          CONSENTS[each.kind],
          each.guardianName,
          `${malayDate(each.givenOn)}, ${WAYS[each.way]}`,
          each.withdrawnAt &&
            [timeText(each.withdrawnAt), each.withdrawnBy, each.withdrawalReason].filter(Boolean).join(', '),
        ]),
      ),
    ),
    section(
      'Rekod akses / Access log',
      tableOf(
        ['Masa / Time', 'Perkara / What was done'],
        access.map(({ at, act }) => [timeText(at), ACTS[act]]),
      ),
    ),
    `<section><h2>Yang tidak disertakan / What is left out</h2><ul>${leftOut(record)}</ul></section>
<p class="signed">Diserahkan oleh / Handed over by: ______________________________</p><p>Diterima oleh / Received by: ______________________________</p><p>Tarikh / Date: ____________________</p>`,
  ];
  return `<!doctype html>
<html lang="ms"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Data murid: ${escapeHtml(pupil.name)}</title><style>${STYLE}</style></head><body><main>
${parts.join('\n')}
</main></body></html>
`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;color:#111;background:#fff;max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem;margin:0}h2{font-size:1.1rem;margin:1.6rem 0 .4rem}img{border-radius:8px}
table{border-collapse:collapse;width:100%}th,td{border:1px solid #777;padding:.3rem .5rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}tbody th{width:18rem;font-weight:600}
.none{color:#555;margin:0}.signed{margin-top:3rem}section{break-inside:avoid-page}@media print{body{margin:0;font-size:11pt}}`;

function detailsOf(pupil: PupilRecord['pupil']): string {
  const day = (value: string | null) => value && malayDate(value);
  return tableOf(
    [],
    [
      ['Nama / Name', pupil.name],
      ['Jantina / Sex', SEXES[pupil.sex]],
      ['No. pengenalan / Identity number', pupil.identityNumber],
      ['No. daftar / Register number', pupil.registerNumber],
      ['Tarikh lahir / Date of birth', day(pupil.birthDate)],
      ['Hari terakhir di sekolah / Last day at the school', day(pupil.leftOn)],
      ['Sebab keluar / Reason for leaving', pupil.leftFor && LEAVINGS[pupil.leftFor]],
    ],
  );
}

/** `groupNames`: of each stay, where it is one in a group. */
function staysTable(stays: readonly StayTold[], groupNames: readonly string[]): string {
  const heads = ['Sesi / Session', 'Kelas / Class', 'Mulai / From', 'Hingga / To'];
  return tableOf(
    heads,
    stays.map(({ session, className, fromDay, toDay }, at) => [
      session,
      [className, groupNames[at]].filter(Boolean).join(', '),
      malayDate(fromDay),
      toDay && malayDate(toDay),
    ]),
  );
}

function leftOut({ groups }: PupilRecord): string {
  const points = [
    'Nama kakitangan yang membuka atau menukar data ini: data peribadi mereka. / Names of staff: their personal data.',
  ];
  if (!groups)
    points.unshift(
      'Kumpulan kelas yang dipecahkan, kerana boleh menunjukkan agama; sekolah menyertakannya jika diminta. / Groups of split classes, which can tell a religion; included on request.',
    );
  return points.map((point) => `<li>${point}</li>`).join('');
}

function section(title: string, content: string): string {
  return `<section><h2>${title}</h2>${content}</section>`;
}

/** Where there are no heads, the first of each row is one. */
function tableOf(heads: readonly string[], rows: readonly (readonly (string | null)[])[]): string {
  if (rows.length === 0) return NONE;
  const head = heads.map((each) => `<th scope="col">${each}</th>`).join('');
  const lines = rows.map((cells) => {
    const [first, ...others] = cells.map((cell) => escapeHtml(cell ?? '–'));
    const isHead = heads.length === 0;
    const start = isHead ? `<th scope="row">${first}</th>` : `<td dir="auto">${first}</td>`;
    return `<tr>${start}${others.map((cell) => `<td dir="auto">${cell}</td>`).join('')}</tr>`;
  });
  return `<table>${head && `<thead><tr>${head}</tr></thead>`}<tbody>${lines.join('')}</tbody></table>`;
}

/** "13 Oktober 2026, 08.00". */
function timeText(iso: string): string {
  return `${malayDate(iso.slice(0, 10))}, ${iso.slice(11, 16).replace(':', '.')}`;
}
