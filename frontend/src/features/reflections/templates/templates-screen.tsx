import { STARTER_TEMPLATES, TEMPLATE_CATEGORIES } from '@rules/lesson-plans/domain/reflection-template';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { QueryStates } from '../../../queries/query-states';
import { useWriter } from '../../../school/use-writer';
import { paths } from '../../../site/paths';
import { templateLanguage } from '../../../site/preferences';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { classNames } from '../../../ui/class-names';
import { PageHeader } from '../../../ui/page-header';
import { type ReflectionTemplate, type TemplateText, templatesQuery } from './calls';
import { TemplateEditor } from './template-editor';
import { TemplateList } from './template-list';

const blank = (): TemplateText => ({
  ...{ name: '', category: 'achieved', language: templateLanguage.read(), text: '' },
  ...{ isDefault: false, isShared: false },
});

/** Sentences for reflections: the list, and beside it the one that is written. A phone shows one of the two. */
export function TemplatesScreen() {
  const query = useQuery(templatesQuery);
  const { refusals } = useWriter();
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('template');
  const choose = (next: string | null) => setSearch(next === null ? {} : { template: next });
  return (
    <>
      <PageHeader
        title="Template Refleksi"
        state={query.data && stateOf(query.data)}
        action={
          <>
            <ButtonLink variant="secondary" to={paths.reflections} className="max-sm:hidden">
              Refleksi
            </ButtonLink>
            <Button icon="add" disabled={refusals.create !== undefined} onClick={() => choose('baharu')}>
              Template baharu
            </Button>
          </>
        }
      />
      {refusals.create && <p className="pb-3 text-sm text-warning">{refusals.create}</p>}
      <QueryStates query={query} what="Template refleksi">
        {(templates) => {
          const edited = templates.find(({ id }) => id === chosen);
          const begun = edited ?? begunAs(chosen, templates);
          return (
            <div className="grid gap-6 lg:grid-cols-[18.5rem_minmax(0,1fr)]">
              <div className={classNames(begun && 'max-lg:hidden')}>
                <TemplateList templates={templates} chosen={chosen} onChoose={choose} />
              </div>
              {begun ? (
                <TemplateEditor
                  key={chosen}
                  begun={begun}
                  edited={edited}
                  refusal={edited ? refusals.edit : refusals.create}
                  onChoose={choose}
                />
              ) : (
                <p className="text-muted text-sm max-lg:hidden">
                  Pilih template di sebelah untuk melihat dan mengubahnya. Ayatnya dicadangkan di Refleksi
                  apabila hasil pelajaran dipilih.
                </p>
              )}
            </div>
          );
        }}
      </QueryStates>
    </>
  );
}

/** A new one, or a starter or a colleague's as one's own: "baharu", "baharu-partly", "baharu-ID". */
function begunAs(chosen: string | null, templates: readonly ReflectionTemplate[]): TemplateText | undefined {
  const from = /^baharu(?:-(.+))?$/u.exec(chosen ?? '');
  if (!from) return undefined;
  const isOfNobody = (category: string) =>
    !templates.some((each) => each.authorName === null && each.category === category);
  const category = TEMPLATE_CATEGORIES.find((each) => each === from[1]);
  const starter = STARTER_TEMPLATES.find((each) => each.category === category);
  const copied = starter ?? templates.find(({ id }) => id === from[1]) ?? blank();
  const { name, language, text } = copied;
  const isDefault = isOfNobody(copied.category) && text !== '';
  return { name, category: copied.category, language, text, isDefault, isShared: false };
}

function stateOf(templates: readonly ReflectionTemplate[]): string {
  const own = templates.filter(({ authorName }) => authorName === null).length;
  if (templates.length === 0) return 'Belum ada template sendiri; ayat sedia ada digunakan.';
  return `${templates.length} template: ${own} milik anda, ${templates.length - own} milik sekolah.`;
}
