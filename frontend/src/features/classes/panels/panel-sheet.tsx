import type { Opened } from '../../../nouns/noun-list';
import { RecordSheet } from '../../../nouns/record-sheet';
import { malaysianDate } from '../../../ui/format';
import { SelectField } from '../../../ui/select-field';
import type { NewPanel, Panel } from '../calls';
import { type Known, nameOf, nobodyYet } from '../known';
import { PeopleChoice } from '../people-choice';
import { teachersOfSubject } from './teachers-of-subject';

type PanelSheetProps = Known & Opened<Omit<NewPanel, 'id'>, Panel> & { panels: readonly Panel[] };

/** `headId`: empty while nobody heads it. */
type PanelFields = { subjectId: string; headId: string; memberIds: string[] };

/** A new one begins with everybody who teaches the subject. */
export function PanelSheet({ year, subjects, sets, people, panels, ...opened }: PanelSheetProps) {
  const { edited } = opened;
  const free = subjects.filter(({ id }) => panels.every(({ subjectId }) => subjectId !== id));
  const personOption = (value: string) => ({ value, label: nameOf(value, people) });
  const teachersOf = (subjectId: string) =>
    teachersOfSubject(subjectId, sets, malaysianDate(new Date())).filter((userId) =>
      people.some((person) => person.userId === userId),
    );
  return (
    <RecordSheet
      {...opened}
      begun={fieldsOf(edited)}
      check={({ subjectId }) =>
        subjectId ? [] : [{ field: 'subjectId', message: 'Sila pilih subjek panitia ini.' }]
      }
      contentOf={({ headId, ...fields }) => ({ ...fields, academicYearId: year.id, headId: headId || null })}
      fields={{
        subjectId: (form) =>
          !edited && (
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
          ),
        memberIds: ({ values: { memberIds, headId }, ...form }) => (
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
        ),
        headId: ({ values: { memberIds }, ...form }) => (
          <SelectField
            {...form.field('headId')}
            label="Ketua panitia"
            help="Seorang daripada ahlinya."
            options={[nobodyYet, ...memberIds.map(personOption)]}
          />
        ),
      }}
    />
  );
}

const fieldsOf = (edited: Panel | undefined): PanelFields => ({
  subjectId: edited?.subjectId ?? '',
  headId: edited?.headId ?? '',
  memberIds: edited?.memberIds ?? [],
});
