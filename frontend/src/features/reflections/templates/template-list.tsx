import { TEMPLATE_CATEGORIES, type TemplateCategory } from '@rules/lesson-plans/domain/reflection-template';
import { useState } from 'react';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { Tabs } from '../../../ui/tabs';
import type { ReflectionTemplate } from './calls';
import { categoryWords } from './template-words';

type TemplateListProps = {
  templates: readonly ReflectionTemplate[];
  chosen: string | null;
  onChoose: (chosen: string) => void;
};

/** By the result for which they are offered. */
export function TemplateList({ templates, chosen, onChoose }: TemplateListProps) {
  const own = templates.filter(({ authorName }) => authorName === null);
  const school = templates.filter(({ authorName }) => authorName !== null);
  const [tab, setTab] = useState(school.some(({ id }) => id === chosen) ? 'school' : 'own');
  const groups = (shown: readonly ReflectionTemplate[]) =>
    TEMPLATE_CATEGORIES.map((category) => ({
      category,
      templates: shown.filter((each) => each.category === category),
    }));
  const rows = { chosen, onChoose };
  return (
    <Tabs
      label="Template"
      chosen={tab}
      onChoose={setTab}
      tabs={[
        {
          ...{ key: 'own', label: 'Saya', count: own.length },
          content: groups(own).map((group) => (
            <Group key={group.category} {...group} {...rows}>
              <NoneOfOwn
                category={group.category}
                hasSchools={school.some(({ category }) => category === group.category)}
                onChoose={onChoose}
              />
            </Group>
          )),
        },
        {
          ...{ key: 'school', label: 'Sekolah', count: school.length },
          content:
            school.length === 0 ? (
              <p className="text-muted text-sm">Belum ada rakan yang berkongsi template.</p>
            ) : (
              groups(school)
                .filter(({ templates }) => templates.length > 0)
                .map((group) => <Group key={group.category} {...group} {...rows} />)
            ),
        },
      ]}
    />
  );
}

type GroupProps = TemplateListProps & { category: TemplateCategory; children?: React.ReactNode };

function Group({ category, templates, chosen, onChoose, children }: GroupProps) {
  return (
    <section aria-label={categoryWords[category]} className="pb-4">
      <h2 className="px-3 pb-1 font-medium text-muted text-sm">{categoryWords[category]}</h2>
      {templates.length === 0 && children}
      <ul>
        {templates.map(({ id, name, text, isDefault, authorName }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === chosen || undefined}
              onClick={() => onChoose(id)}
              className={classNames(
                'flex min-h-11 w-full items-center justify-between gap-3 rounded-md px-3 py-2 text-left',
                id === chosen ? 'bg-accent-soft text-on-accent-soft' : 'hover:bg-sunken',
              )}
            >
              <span className="min-w-0">
                <span dir="auto" className="wrap-anywhere block font-medium">
                  {name}
                </span>
                <span
                  dir="auto"
                  className={classNames('block truncate text-sm', id !== chosen && 'text-muted')}
                >
                  {authorName ?? text}
                </span>
              </span>
              {isDefault && authorName === null && <Badge>lalai</Badge>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type NoneOfOwnProps = {
  category: TemplateCategory;
  hasSchools: boolean;
  onChoose: (chosen: string) => void;
};

function NoneOfOwn({ category, hasSchools, onChoose }: NoneOfOwnProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 px-3">
      <p className="text-muted text-sm">{hasSchools ? 'Guna template sekolah.' : 'Guna ayat sedia ada.'}</p>
      <Button
        size="small"
        variant="quiet"
        aria-label={`Tulis sendiri bagi ${categoryWords[category]}`}
        onClick={() => onChoose(`baharu-${category}`)}
      >
        Tulis sendiri
      </Button>
    </div>
  );
}
