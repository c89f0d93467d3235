import { randomUUID } from 'node:crypto';
import { asBytes } from './support/as-bytes.js';
import { makeMember, type TestPerson } from './support/builders.js';
import { inSchool } from './support/in-school.js';
import { readPages, saidOfLines, withoutBlanks } from './support/read-pages.js';

const DATE = '2026-10-13';
const SCIENCE = {
  ...{ date: DATE, startTime: '08:00', endTime: '09:00', className: '5 Bestari', subject: 'Sains' },
  learningStandards: ['9.2.1 Meramal bahan yang lebur'],
  objective: 'Murid dapat mengelaskan tiga bahan.',
  activities: 'Tunjuk ais di tangan (10 min)\nStesen tiga bahan (40 min)\nTiket keluar (10 min)',
};
const FROM_LEFT = {
  chinese: '学生能够朗读课文《小河流》，并正确使用“虽然……但是……”造句；至少22名学生达到目标。',
  tamil: 'மாணவர்கள் கதையை வாசித்து முக்கியக் கருத்துகளைக் கொண்டு சிறு பத்தி எழுதுவர்; ஸ்ரீ க்ஷ.',
  formula:
    'x² + 3x − 4 = 0; √(b² − 4ac) ≥ 0, ½ × ¾ = ⅜, H₂O → 2H⁺ + O²⁻, ∠ABC = 90°, a ≤ b, 3x4 -> 12, 3 × 4 → 12, A ∪ B, ∴ π ≈ 3.14 ☐ ✔',
  punjabi: 'ਵਿਦਿਆਰਥੀ ਕਹਾਣੀ ਪੜ੍ਹਨਗੇ',
  thai: 'นักเรียนอ่านเรื่อง',
};
const FROM_RIGHT = {
  jawi: 'موريد داڤت ممباچ دان منوليس ڤرکتاأن جاوي دڠن بتول، سکورڠ-کورڠڽ 8 درڤد 10 ڤرکتاأن.',
  arabic: 'أَنْ يَقْرَأَ التِّلْمِيذُ النَّصَّ قِرَاءَةً صَحِيحَةً ثُمَّ يُجِيبَ عَنِ الأَسْئِلَةِ.',
};

const { t, school } = inSchool({}, { at: DATE, once: true });

const call = (method: 'get' | 'post' | 'delete', path: string, who: TestPerson) =>
  t.call(method, path, { host: school.host, token: who.token });
const makeTeacher = () => makeMember(t, school, 'teacher');

async function makePlan(who: TestPerson, content: object = {}): Promise<string> {
  const id = randomUUID();
  await call('post', '/api/lesson-plans', who)
    .send({ id, ...SCIENCE, ...content })
    .expect(201);
  return id;
}

async function papers(who: TestPerson, query: Record<string, string> = {}): Promise<Buffer> {
  const asked = { format: 'pdf', layout: 'lesson', from: DATE, to: DATE, ...query };
  const reply = await asBytes(
    call('get', `/api/lesson-plan-papers?${new URLSearchParams(asked)}`, who),
  ).expect(200);
  return reply.body;
}

const lettersIn = (text: string) =>
  [...withoutBlanks(text)].filter((sign) => /[\p{L}\p{M}]/u.test(sign)).toSorted();

describe('What was typed in any script', () => {
  it.each(Object.entries({ ...FROM_LEFT, ...FROM_RIGHT }))(
    'is said of the lines of the paper: %s',
    async (_, text) => {
      const who = await makeTeacher();
      await makePlan(who, { objective: text, activities: `${text} (10 min)` });
      for (const layout of ['day', 'lesson']) {
        const said = saidOfLines(await papers(who, { layout }));
        expect(said.split(withoutBlanks(text)).length - 1).toBe(2);
      }
    },
  );

  it.each(Object.entries(FROM_LEFT))('is what a reader of pictures makes of them: %s', async (_, text) => {
    const who = await makeTeacher();
    await makePlan(who, { objective: text });
    const [page = ''] = await readPages(await papers(who));
    expect(page).toContain(withoutBlanks(text));
    expect(page).not.toContain('□');
  });

  it.each(Object.entries(FROM_RIGHT))(
    'has each of its letters and marks, from right to left: %s',
    async (_, text) => {
      const who = await makeTeacher();
      await makePlan(who, { objective: text });
      const [page = ''] = await readPages(await papers(who));
      expect(lettersIn(page).filter((letter) => /\p{scx=Arab}/u.test(letter))).toEqual(
        lettersIn(text).filter((letter) => /\p{scx=Arab}/u.test(letter)),
      );
    },
  );

  it('leaves a square where no font has a sign', async () => {
    const who = await makeTeacher();
    await makePlan(who, { objective: 'Gembira 😀' });
    expect((await readPages(await papers(who)))[0]).toContain('Gembira□');
  });
});

describe('Padat', () => {
  it('has each day on a sheet, its lessons in order, with what they are for', async () => {
    const who = await makeTeacher();
    await makePlan(who, { startTime: '10:00', endTime: '10:30', className: '4 Amanah' });
    await makePlan(who);
    await makePlan(who, { date: '2026-10-12', className: '6 Cerdas' });
    const pages = await readPages(await papers(who, { layout: 'day', from: '2026-10-12', to: '2026-10-16' }));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('Isnin,12Oktober2026');
    expect(pages[0]).toContain('6Cerdas');
    expect(pages[1]).toContain('2PdP·90minit');
    expect(pages[1]).toMatch(/8\.00-9\.00.*5Bestari.*10\.00-10\.30.*4Amanah/u);
    for (const words of ['9.2.1Meramalbahan', 'Muriddapatmengelaskan', '10minTunjukaisditangan', 'DRAF'])
      expect(pages[1]).toContain(words);
  });

  it('has the numbers of what happened, and why a lesson was put off', async () => {
    const who = await makeTeacher();
    const noted = {
      status: 'taught',
      reason: '',
      present: 27,
      mastered: 22,
      result: 'partly',
      text: 'Lima diulang.',
    };
    const id = await makePlan(who, { startTime: '07:30', endTime: '08:00' });
    const other = await makePlan(who);
    await call('post', '/api/reflections', who)
      .send({ id, ...noted })
      .expect(201);
    await call('post', '/api/reflections', who)
      .send({
        id: other,
        status: 'postponed',
        reason: 'Sukan',
        present: null,
        mastered: null,
        result: null,
        text: '',
      })
      .expect(201);
    const [page = ''] = await readPages(await papers(who, { layout: 'day' }));
    expect(page).toContain('22/27menguasai.Limadiulang.');
    expect(page).toContain('Ditangguhkan:Sukan');
  });

  it('signs a week once, on its last sheet, and numbers its pages together', async () => {
    const who = await makeTeacher();
    for (const date of ['2026-10-12', '2026-10-13', '2026-10-19']) await makePlan(who, { date });
    const pages = await readPages(await papers(who, { layout: 'day', from: '2026-10-12', to: '2026-10-23' }));
    expect(pages.map((page) => /Halaman(\d+\/\d+)/u.exec(page)?.[1])).toEqual(['1/2', '2/2', '1/1']);
    expect(pages.map((page) => page.includes('Disediakanoleh'))).toEqual([false, true, true]);
  });

  it('has a class and subject alone, a week on a sheet', async () => {
    const who = await makeTeacher();
    await makePlan(who);
    await makePlan(who, { date: '2026-10-14' });
    await makePlan(who, { date: '2026-10-14', subject: 'Matematik' });
    await makePlan(who, { date: '2026-10-14', className: '5 Cerdas' });
    const query = {
      layout: 'day',
      from: '2026-10-12',
      to: '2026-10-16',
      className: '5 Bestari',
      subject: 'Sains',
    };
    const pages = await readPages(await papers(who, query));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('2PdP');
    expect(pages[0]).not.toMatch(/Matematik|Cerdas/u);
  });
});

describe('Penuh', () => {
  it('has a lesson on a page, without what nobody has written', async () => {
    const who = await makeTeacher();
    await makePlan(who, { startTime: '07:30', endTime: '08:00' });
    await makePlan(who, { resources: 'Ais dan lilin', thinking: 'menganalisis', targetLevel: 3 });
    const pages = await readPages(await papers(who));
    expect(pages).toHaveLength(2);
    expect(pages[0]).not.toMatch(/BBM|Unsur|Pengayaan|Kriteriakejayaan/u);
    expect(pages[0]).toContain('Refleksi');
    for (const words of [
      'BBMAisdanlilin',
      'KBAT:menganalisis',
      'TPsasaran:TP3',
      'Jumlah60minitdaripada60minit',
    ])
      expect(pages[1]).toContain(words);
    expect(pages[1]).toMatch(/Setinduksi10min.*Langkah140min.*Penutup10min/u);
  });

  it('writes a long lesson smaller before it takes a second page, and loses none of it on several', async () => {
    const who = await makeTeacher();
    const step = (n: number) =>
      `Langkah yang panjang nombor ${n} dengan kerja berpasangan dan perbincangan kelas (1 min)`;
    const id = await makePlan(who, { activities: Array.from({ length: 24 }, (_, n) => step(n)).join('\n') });
    const { body } = await asBytes(call('get', `/api/lesson-plans/${id}/paper?format=pdf`, who)).expect(200);
    expect(await readPages(body)).toHaveLength(1);
    const longest = Array.from({ length: 110 }, (_, n) => step(n)).join('\n');
    const long = await makePlan(who, { activities: longest });
    const paper = await asBytes(call('get', `/api/lesson-plans/${long}/paper?format=pdf`, who)).expect(200);
    const pages = await readPages(paper.body);
    expect(pages.length).toBeGreaterThan(1);
    for (let n = 0; n < 110; n += 1) expect(pages.join('')).toContain(`panjangnombor${n}dengan`);
  });
});

describe('Papers', () => {
  it('are of nobody else, whoever asks', async () => {
    const [who, colleague, admin] = [
      await makeTeacher(),
      await makeTeacher(),
      await makeMember(t, school, 'admin'),
    ];
    const id = await makePlan(who);
    await makePlan(colleague, { className: '1 Rahsia' });
    expect((await readPages(await papers(who))).join('')).not.toContain('Rahsia');
    for (const other of [colleague, admin])
      await call('get', `/api/lesson-plans/${id}/paper?format=pdf`, other).expect(404);
  });

  it('hold nothing that was deleted, and are refused where nothing is left', async () => {
    const who = await makeTeacher();
    const id = await makePlan(who);
    await call('delete', `/api/lesson-plans/${id}`, who).expect(204);
    const asked = new URLSearchParams({ format: 'pdf', layout: 'day', from: DATE, to: DATE });
    await call('get', `/api/lesson-plan-papers?${asked}`, who).expect(404);
  });

  it.each([
    [{ from: '2026-10-14' }, 'to'],
    [{ to: '2028-10-14' }, 'to'],
    [{ from: 'semalam' }, 'from'],
    [{ layout: 'poster' }, 'layout'],
    [{ format: 'exe' }, 'format'],
    [{ className: 'x'.repeat(101) }, 'className'],
  ])('are refused where the question is none: %j', async (query, field) => {
    const who = await makeTeacher();
    const asked = new URLSearchParams({ format: 'pdf', layout: 'day', from: DATE, to: DATE, ...query });
    const { body } = await call('get', `/api/lesson-plan-papers?${asked}`, who).expect(400);
    expect(body.details.fields[0].field).toBe(field);
  });
});
