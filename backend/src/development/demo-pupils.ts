import type { Guardian, Sex } from '../modules/pupils/index.js';
import { addDays, type Day } from '../platform/calendar/day.js';

/** A pupil of a demo school; `group`: of the class, by its name. Every name, number and telephone is invented. */
export type DemoPupil = Readonly<{
  name: string;
  sex: Sex;
  registerNumber: string;
  birthDate: Day;
  identityNumber: string | null;
  group: 'Islam' | 'Moral';
  guardians: readonly Guardian[];
}>;

type Community = Readonly<{
  /** In a class of thirty. */
  seats: number;
  group: DemoPupil['group'];
  girls: readonly string[];
  boys: readonly string[];
  /** So many that given names and these have no divisor in common: nobody is called like another. */
  fathers: readonly string[];
  nameOf: (given: string, father: string, sex: Sex) => string;
  fatherOf: (father: string) => string;
}>;

const COMMUNITIES: readonly Community[] = [
  {
    seats: 18,
    group: 'Islam',
    girls: words(
      'Nur Aina, Siti Hajar, Alya Maisarah, Puteri Balqis, Hannah Sofea, Batrisyia, Wan Nurin, Qaireen, Damia, Humaira, Safiyya, Aisy Zahra',
    ),
    boys: words(
      'Adam Haikal, Muhammad Irfan, Danish Aqil, Luqman Hakim, Izz Rayyan, Amir Naufal, Syed Zafran, Harraz, Umar Fateh, Ilham, Zikri, Aliff',
    ),
    fathers: words(
      'Razali, Kamaruddin, Shahrul Nizam, Mohd Fadzil, Badrul Hisham, Zaidi, Jamaluddin, Roslan, Norhisham, Azmi, Khairuddin, Suhaimi, Faizal',
    ),
    nameOf: (given, father, sex) => `${given} ${sex === 'F' ? 'binti' : 'bin'} ${father}`,
    fatherOf: (father) => `${father} bin Abdullah`,
  },
  {
    seats: 6,
    group: 'Moral',
    girls: words('Xin Yi, Hui Min, Jia En, Zi Xuan, Yu Tong, Shu Han, Mei Qi'),
    boys: words('Jun Hao, Wei Xiang, Zhi Hong, Kai Jie, Yong Sheng, Jia Le, Ming Zhe'),
    fathers: words('Lim, Tan, Wong, Chong, Lee, Teoh'),
    nameOf: (given, father) => `${father} ${given}`,
    fatherOf: (father) => `${father} Kok Seng`,
  },
  {
    seats: 4,
    group: 'Moral',
    girls: words('Dhivya, Kavya, Yashini, Sharmila, Tharani'),
    boys: words('Harish, Prakash, Vimal, Dinesh, Lokesh'),
    fathers: words('Murugan, Selvam, Ravichandran, Anbalagan, Gunasekaran, Thiagarajan'),
    nameOf: (given, father, sex) => `${given} ${sex === 'F' ? 'a/p' : 'a/l'} ${father}`,
    fatherOf: (father) => `${father} a/l Perumal`,
  },
  {
    seats: 2,
    group: 'Moral',
    girls: words('Sherry, Florence, Melissa'),
    boys: words('Alvin, Jerome, Rexson'),
    fathers: words('Jugah, Gundang, Mojilip, Sigar'),
    nameOf: (given, father) => `${given} anak ${father}`,
    fatherOf: (father) => `${father} anak Unggat`,
  },
];
const SEATS = 30;
/** Somebody whose name stands in the register as it is written at home. */
const IN_ANOTHER_SCRIPT = '林志明';

/** Thirty of one class. `at`: which class of the school it is, from 0. `year`: in which they are of the level's age. */
export function demoPupils(
  at: number,
  { level, year }: Readonly<{ level: number; year: number }>,
): DemoPupil[] {
  const seated = COMMUNITIES.flatMap((community) =>
    Array.from({ length: community.seats }, (_, seat) => ({ community, seat })),
  );
  return seated.map(({ community, seat }, place) => {
    const { fathers, fatherOf, group, nameOf, seats } = community;
    const sex: Sex = seat % 2 === 0 ? 'F' : 'M';
    const turn = at * (seats / 2) + Math.floor(seat / 2);
    const father = chosen(fathers, turn);
    const n = at * SEATS + place;
    const birthDate = addDays(`${year - 6 - level}-01-02`, (n * 37) % 360);
    return {
      name:
        n === 23
          ? IN_ANOTHER_SCRIPT
          : nameOf(chosen(sex === 'F' ? community.girls : community.boys, turn), father, sex),
      sex,
      registerNumber: String(10_001 + n),
      birthDate,
      identityNumber: n % 4 === 3 ? null : numberOf(birthDate, n),
      group,
      guardians:
        n % 3 === 0 ? [{ name: fatherOf(father), relation: 'father', phone: phoneOf(n), email: null }] : [],
    };
  });
}

function words(names: string): readonly string[] {
  return names.split(', ');
}

function chosen(names: readonly string[], turn: number): string {
  return names[turn % names.length] ?? '';
}

/** Place of birth 00 is nobody's. */
function numberOf(birthDate: Day, n: number): string {
  return `${birthDate.slice(2).replaceAll('-', '')}00${String(1000 + n)}`;
}

/** 012-000 0000 and on belong to nobody. */
function phoneOf(n: number): string {
  return `+6012000${String(n).padStart(4, '0')}`;
}
