import { tableOf } from '../src/modules/imports/domain/file-table.js';
import { proposedMapping } from '../src/modules/imports/domain/mapping.js';
import { readTableFile } from '../src/modules/imports/reading/index.js';
import { PUPIL_IMPORT } from '../src/modules/pupils/import/pupil-import-kind.js';

/** By head of the file the field that it is proposed for, and the first cell of each row. */
async function understood(...lines: string[]) {
  const reading = await readTableFile(Buffer.from(lines.join('\r\n')));
  const table = 'sheets' in reading ? tableOf(reading.sheets, PUPIL_IMPORT) : null;
  if (!table) throw new Error('no table');
  const fields = proposedMapping(table.heads, PUPIL_IMPORT).map(({ field }) => field);
  return { heads: table.heads, fields, rows: table.rows.map(({ number, cells }) => [number, ...cells]) };
}

describe('a list of pupils as schools have it', () => {
  it('with heads in two lines, as a CSV has them that was merged before', async () => {
    const list = await understood(
      'SK CONTOH,,,,,,,,',
      'SENARAI NAMA MURID KELAS 4 BESTARI 2026,,,,,,,,',
      ',,,,,,,,',
      'BIL,NAMA MURID,NO. KP,JANTINA,BAPA,,IBU,,PENJAGA',
      ',,,,NAMA,TELEFON,NAMA,TELEFON,',
      '1,Adam Haris,160214081235,L,Khairul,012-3456789,Aminah,013-3456789,',
    );
    expect(list.fields).toEqual([
      ...[null, 'name', 'identityNumber', 'sex'],
      ...['fatherName', 'fatherPhone', 'motherName', 'motherPhone', 'guardianName'],
    ]);
    expect(list.rows).toEqual([
      [6, '1', 'Adam Haris', '160214081235', 'L', 'Khairul', '012-3456789', 'Aminah', '013-3456789'],
    ]);
  });

  it('with a column for each guardian, and heads that stand again on every page', async () => {
    const heads =
      'Bil.;Nama Murid;No. MyKid;Jantina;Tarikh Lahir;Tahun/Kelas;Nama Bapa;No. Tel. Bapa;Nama Ibu;No. Tel. Ibu';
    const list = await understood(
      heads,
      '1;Siti;160305060012;P;05/03/2016;TAHUN 4 BESTARI;Omar;012;Ani;013',
      '',
      heads,
      '2;Lim;160921101288;P;21/09/2016;4 BESTARI;Lim KS;012;Tan;013',
    );
    expect(list.fields).toEqual([
      ...[null, 'name', 'identityNumber', 'sex', 'birthDate', 'className'],
      ...['fatherName', 'fatherPhone', 'motherName', 'motherPhone'],
    ]);
    expect(list.rows.map(([number]) => number)).toEqual([2, 5]);
  });

  it('with titles of several cells above, whose words are like heads', async () => {
    const list = await understood(
      'NAMA SEKOLAH:,SK CONTOH,TAHUN:,2026',
      'KELAS:,4 BESTARI,GURU KELAS:,CIKGU ROS',
      'NAMA,L/P,NO SIJIL LAHIR / KP,AGAMA',
      'Adam Haris,L,160214081235,Islam',
    );
    expect(list.heads).toEqual(['NAMA', 'L/P', 'NO SIJIL LAHIR / KP', 'AGAMA']);
    expect(list.fields).toEqual(['name', 'sex', 'identityNumber', null]);
    expect(list.rows).toEqual([[4, 'Adam Haris', 'L', '160214081235', 'Islam']]);
  });

  it('with the first pupil right under heads of one line and gaps', async () => {
    const list = await understood('NAMA,,JANTINA,KELAS', 'Adam,x,L,4 BESTARI', 'Siti,,P,4 BESTARI');
    expect(list.fields).toEqual(['name', null, 'sex', 'className']);
    expect(list.rows).toHaveLength(2);
  });
});
