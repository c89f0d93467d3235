import { DefinitionList } from '../../../ui/definition-list';
import { formatShortDate } from '../../../ui/format';
import type { SchoolClass } from '../../classes';
import type { Placing, Pupil } from '../calls';
import { numberText, sexNames } from '../pupil-words';

type CardSummaryProps = { pupil: Pupil; placing: Placing; classes: readonly SchoolClass[]; today: string };

export function CardSummary({ pupil, placing, classes, today }: CardSummaryProps) {
  const { sex, registerNumber, birthDate, numberEnding, leftOn, leftFor } = pupil;
  const groups = classes
    .flatMap((each) => each.groups)
    .filter(({ id }) => placing.groupIds.includes(id))
    .map(({ name }) => name);
  return (
    <DefinitionList
      isNarrow
      items={[
        { term: 'Jantina', value: sexNames[sex] },
        { term: 'Kumpulan', value: groups.join(', ') || '–' },
        { term: 'No. daftar sekolah', value: registerNumber ?? '–' },
        { term: 'Tarikh lahir', value: birthDate ? formatShortDate(birthDate) : '–' },
        { term: 'No. pengenalan', value: numberText(numberEnding) },
        ...(leftOn
          ? [
              {
                term:
                  leftOn < today
                    ? `${leftFor === 'moved' ? 'Berpindah' : 'Berhenti'} selepas`
                    : 'Hari terakhir',
                value: formatShortDate(leftOn),
              },
            ]
          : []),
      ]}
    />
  );
}
