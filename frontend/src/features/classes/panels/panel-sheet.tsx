import { RecordSheet } from '../../../nouns/record-sheet';
import { malaysianDate } from '../../../ui/format';
import { SelectField } from '../../../ui/select-field';
import { type Panel, panelNoun } from '../calls';
import { type Known, nameOf, nobodyYet } from '../known';
import { PeopleChoice } from '../people-choice';
import { refused } from '../refusals';
import { teachersOfSubject } from './teachers-of-subject';

type PanelSheetProps = Known & { panels: readonly Panel[]; edited?: Panel; onClose: () => void };

/** `headId`: empty while nobody heads it. */
type PanelFields = { subjectId: string; headId: string; memberIds: string[] };

/** A new one begins with everybody who teaches the subject. */
export function PanelSheet({ year, subjects, sets, people, panels, edited, onClose }: PanelSheetProps) {
  const free = subjects.filter(({ id }) => panels.every(({ subjectId }) => subjectId !== id));
  const personOption = (value: string) => ({ value, label: nameOf(value, people) });
  const teachersOf = (subjectId: string) =>
    teachersOfSubject(subjectId, sets, malaysianDate(new Date())).filter((userId) =>
      people.some((person) => person.userId === userId),
    );
  return (
    <RecordSheet
      calls={panelNoun}
      edited={edited}
      title={edited ? 'Ubah panitia' : 'Panitia baharu'}
      unsaved="Panitia belum disimpan"
      begun={fieldsOf(edited)}
      check={({ subjectId }) =>
        subjectId ? [] : [{ field: 'subjectId', message: 'Sila pilih subjek panitia ini.' }]
      }
      contentOf={({ headId, ...fields }) => ({ ...fields, academicYearId: year.id, headId: headId || null })}
      saved={() => 'Panitia disimpan.'}
      refused={refused}
      onClose={onClose}
    >
      {({ values: { memberIds, headId }, ...form }) => (
        <>
          {!edited && (
            <SelectField
              {...form.field('subjectId')}
              label="Subjek"
              help="Guru yang mengajar subjek ini dicadangkan sebagai ahli."
              options={[
                { value: '', label: 'Pilih…' },
                ...free.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={({ target: { value } }) =>
                form.edit({ subjectId: value, headId: '', memberIds: teachersOf(value) })
              }
            />
          )}
          <PeopleChoice
            {...form.at('memberIds')}
            label="Tambah ahli"
            chosenLabel="Ahli"
            options={people.map(({ userId }) => personOption(userId))}
            nameOf={(userId) => nameOf(userId, people)}
            chosen={memberIds}
            onAdd={(userId) => form.edit({ memberIds: [...memberIds, userId] })}
            onDrop={(userId) =>
              form.edit({
                memberIds: memberIds.filter((each) => each !== userId),
                headId: headId === userId ? '' : headId,
              })
            }
          />
          <SelectField
            {...form.field('headId')}
            label="Ketua panitia"
            help="Seorang daripada ahlinya."
            options={[nobodyYet, ...memberIds.map(personOption)]}
          />
        </>
      )}
    </RecordSheet>
  );
}

const fieldsOf = (edited: Panel | undefined): PanelFields => ({
  subjectId: edited?.subjectId ?? '',
  headId: edited?.headId ?? '',
  memberIds: edited?.memberIds ?? [],
});
