import { CODE, PERFORMANCE_LEVELS } from '@rules/curriculum/domain/node';
import { newNodeBounds } from '../../api/bounds/new-node';
import { RecordSheet } from '../../nouns/record-sheet';
import { TextField } from '../../ui/text-field';
import { TextareaField } from '../../ui/textarea-field';
import type { CurriculumNode, EditionTree } from './calls';
import { additions, kindWords } from './words';

/** A new one under `parent`, which is null for a strand, or `node` changed. */
type NodeSheetProps = {
  tree: EditionTree;
  parent?: CurriculumNode | null;
  node?: CurriculumNode;
  onClose: () => void;
};

type NodeFields = { code: string; text: string; levels: string[] };

const numbers = Array.from({ length: PERFORMANCE_LEVELS }, (_, at) => at + 1);

/** What the school adds to what was imported. */
export function NodeSheet({ tree, parent = null, node, onClose }: NodeSheetProps) {
  const kind = node?.kind ?? kindUnder(parent);
  const { name, short } = kindWords[kind];
  const place = { editionId: tree.id, parentId: node ? node.parentId : (parent?.id ?? null) };
  return (
    <RecordSheet
      noun={additions}
      edited={node}
      title={node ? `Ubah ${node.code ?? name}` : `Tambah ${name}`}
      begun={fieldsOf(node, parent)}
      check={(fields) => problemsOf(fields, { kind, parent, isNew: !node })}
      contentOf={(fields) => ({ ...place, ...contentOf(fields) })}
      onClose={onClose}
      fields={{
        code: (form) => (
          <TextField
            {...form.field('code')}
            label={short ? `Kod ${short}` : 'Kod'}
            optional={kind === 'strand'}
            inputMode="decimal"
          />
        ),
        text: (form) => <TextareaField {...form.field('text')} label="Teks" dir="auto" />,
        levels: (form) =>
          kind !== 'strand' && (
            <details>
              <summary className="cursor-pointer py-2 font-medium">Tahap penguasaan TP1 hingga TP6</summary>
              <div className="flex flex-col gap-4 pt-2">
                {numbers.map((level) => (
                  <TextareaField
                    {...form.at(`levels.${level - 1}`)}
                    key={level}
                    label={`TP${level}`}
                    optional
                    dir="auto"
                    rows={2}
                    maxLength={newNodeBounds.descriptors.maxLength}
                    value={form.values.levels[level - 1] ?? ''}
                    onChange={({ target }) =>
                      form.edit({
                        levels: numbers.map((each) =>
                          each === level ? target.value : (form.values.levels[each - 1] ?? ''),
                        ),
                      })
                    }
                  />
                ))}
              </div>
            </details>
          ),
      }}
    />
  );
}

function kindUnder(parent: CurriculumNode | null): CurriculumNode['kind'] {
  if (!parent) return 'strand';
  return parent.kind === 'strand' ? 'content_standard' : 'learning_standard';
}

/** A new learning standard begins with the code of its standard. */
function fieldsOf(node: CurriculumNode | undefined, parent: CurriculumNode | null): NodeFields {
  const begun = parent?.kind === 'content_standard' ? `${parent.code}.` : '';
  return {
    code: node ? (node.code ?? '') : begun,
    text: node?.text ?? '',
    levels: [...(node?.descriptors ?? [])],
  };
}

function contentOf({ code, text, levels }: NodeFields) {
  const descriptors = numbers.map((level) => (levels[level - 1] ?? '').trim());
  return {
    code: code.trim() || null,
    text: text.trim(),
    descriptors: descriptors.some(Boolean) ? descriptors : [],
  };
}

function problemsOf(
  { code, text }: NodeFields,
  { kind, parent, isNew }: { kind: CurriculumNode['kind']; parent: CurriculumNode | null; isNew: boolean },
) {
  const typed = code.trim();
  const mayLack = kind === 'strand' && typed === '';
  const isUnder = !isNew || kind !== 'learning_standard' || typed.startsWith(`${parent?.code}.`);
  return [
    ...(mayLack || CODE.test(typed) ? [] : [{ field: 'code', message: 'Tulis kod seperti 1.2 atau 1.2.3.' }]),
    ...(isUnder ? [] : [{ field: 'code', message: `Kod SP bermula dengan ${parent?.code}.` }]),
    ...(text.trim() === '' ? [{ field: 'text', message: 'Sila isi teks.' }] : []),
  ];
}
