import { copiedWords } from './use-parallel-copies';

const of = (className: string) => ({ className, id: className, version: 1 });

it('it is told to which classes a plan was copied, and why to no others', () => {
  const left = [
    { className: '5 Elit', reason: 'written' as const },
    { className: '5 Gigih', reason: 'elsewhere' as const },
    { className: '5 Fikir', reason: 'written' as const },
  ];
  expect(copiedWords({ copied: [of('5 Cerdas'), of('5 Dedikasi')], left })).toBe(
    'Disalin ke 5 Cerdas dan 5 Dedikasi. 5 Elit dan 5 Fikir sudah ditulis. 5 Gigih berada pada SP lain minggu ini.',
  );
  expect(copiedWords({ copied: [], left: [{ className: '5 Elit', reason: 'none' }] })).toBe(
    'Tiada yang disalin. 5 Elit tiada PdP yang sepadan minggu ini.',
  );
});
