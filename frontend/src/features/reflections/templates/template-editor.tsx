import {
  fillTemplate,
  REFLECTION_TEMPLATE,
  unknownToken,
} from '@rules/lesson-plans/domain/reflection-template';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error';
import { newReflectionTemplateBounds } from '../../../api/bounds/new-reflection-template';
import { Form } from '../../../forms/form';
import type { FormProblem } from '../../../forms/form-problem';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { Button, IconButton } from '../../../ui/button';
import { malaysianDate } from '../../../ui/format';
import { SelectField } from '../../../ui/select-field';
import { SwitchField } from '../../../ui/switch-field';
import { TextField } from '../../../ui/text-field';
import { lessonsQuery } from '../calls';
import { useMinute } from '../use-minute';
import { type ReflectionTemplate, type TemplateText, templateNoun } from './calls';
import { exampleOf } from './example-lesson';
import { categoryOptions, categoryWords, languageOptions } from './template-words';
import { TokenTextField } from './token-text-field';

type TemplateEditorProps = {
  begun: TemplateText;
  /** The one that is changed; without it a new one begins. A colleague's is only shown. */
  edited?: ReflectionTemplate;
  refusal?: string;
  onChoose: (chosen: string | null) => void;
};

export function TemplateEditor({ begun, edited, refusal, onChoose }: TemplateEditorProps) {
  const saving = useChange(
    (text: TemplateText, newId) => {
      const sent = { ...text, name: text.name.trim() };
      return edited
        ? templateNoun.change({ ...sent, id: edited.id, version: edited.version })
        : templateNoun.add({ ...sent, id: newId() });
    },
    { done: 'Template disimpan.', changes: templateNoun.changes },
  );
  const deletion = useChange(templateNoun.remove, {
    done: 'Template dipadam.',
    changes: templateNoun.changes,
    undo: (_nothing, id) => templateNoun.restore(id),
  });
  const form = useForm({
    bounds: newReflectionTemplateBounds,
    begun: textOf(begun),
    check: templateProblems,
    send: saving.send,
    refused: tooManyProblem,
    stays: true,
    onSent: ({ id }) => {
      if (!edited) onChoose(id);
    },
  });
  const { values } = form;
  const isOthers = edited !== undefined && edited.authorName !== null;

  return (
    <section
      aria-label={values.name.trim() || 'Template baharu'}
      className="rounded-lg border border-line bg-raised p-4 sm:p-5"
    >
      <Button
        variant="quiet"
        size="small"
        icon="back"
        className="mb-3 lg:hidden"
        onClick={() => onChoose(null)}
      >
        Semua template
      </Button>
      {isOthers ? (
        <div className="flex flex-col gap-4">
          <h2 dir="auto" className="wrap-anywhere font-semibold">
            {edited.name}
          </h2>
          <p className="text-muted text-sm">
            {[categoryWords[edited.category], edited.authorName && `dikongsi oleh ${edited.authorName}`]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {edited.text}
          </p>
          <Preview {...edited} />
          <Button
            variant="secondary"
            icon="copy"
            className="self-start"
            disabled={refusal !== undefined}
            onClick={() => onChoose(`baharu-${edited.id}`)}
          >
            Salin menjadi milik saya
          </Button>
        </div>
      ) : (
        <Form form={form} title="Template belum disimpan">
          <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1.2fr)_minmax(0,1.2fr)]">
            <TextField {...form.field('name')} label="Nama" dir="auto" />
            <SelectField {...form.choice('category', categoryOptions)} label="Kategori" />
            <SelectField {...form.choice('language', languageOptions)} label="Bahasa" />
          </div>
          <TokenTextField {...form.field('text')} onText={(text) => form.edit({ text })} />
          <Preview {...values} />
          <div className="flex flex-col">
            <SwitchField {...form.box('isDefault')} label={`Lalai bagi ${categoryWords[values.category]}`} />
            <SwitchField {...form.box('isShared')} label="Kongsi dengan semua guru sekolah" />
          </div>
          {refusal && <p className="text-sm text-warning">{refusal}</p>}
          <div className="flex items-center justify-between gap-3">
            <Button type="submit" busy={form.isBusy} disabled={refusal !== undefined}>
              Simpan
            </Button>
            {edited && (
              <IconButton
                icon="delete"
                label={`Padam ${edited.name}`}
                onClick={() => {
                  form.typed.giveUp();
                  deletion.make(edited.id);
                  onChoose(null);
                }}
              />
            )}
          </div>
        </Form>
      )}
    </section>
  );
}

/** As it would stand in a reflection. */
function Preview({ text, category }: Pick<TemplateText, 'text' | 'category'>) {
  const now = useMinute();
  const { data = [] } = useQuery(lessonsQuery(malaysianDate(now)));
  const { lesson, title } = exampleOf(data, category, now);
  return (
    <section aria-label="Contoh" className="border-line border-y py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-medium text-sm">Contoh</h2>
        <p className="text-muted text-sm">{title}</p>
      </div>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap pt-1">
        {fillTemplate(text, lesson)?.trim() || '–'}
      </p>
    </section>
  );
}

const textOf = ({ name, category, language, text, isDefault, isShared }: TemplateText): TemplateText => ({
  ...{ name, category, language },
  ...{ text, isDefault, isShared },
});

function templateProblems({ name, text }: TemplateText): readonly FormProblem[] {
  const unknown = unknownToken(text);
  return [
    ...(name.trim() === '' ? [{ field: 'name', message: 'Sila tulis nama template.' }] : []),
    ...(text.trim() === '' ? [{ field: 'text', message: 'Sila tulis teks template.' }] : []),
    ...(unknown
      ? [{ field: 'text', message: `${unknown} tidak dikenali. Sila gunakan token di bawah teks.` }]
      : []),
  ];
}

function tooManyProblem(failure: unknown): readonly FormProblem[] | undefined {
  return failure instanceof ApiError && failure.code === 'TOO_MANY_TEMPLATES'
    ? [
        {
          field: 'name',
          message: `Anda sudah ada ${REFLECTION_TEMPLATE.most[0]} template. Sila padam yang tidak digunakan dahulu.`,
        },
      ]
    : undefined;
}
