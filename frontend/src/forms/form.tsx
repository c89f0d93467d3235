import type { ComponentProps } from 'react';
import { classNames } from '../ui/class-names';
import { type FormError, FormSummary } from '../ui/form-summary';
import { type Typed, useTyped } from '../ui/typed';

type FormProps = Omit<ComponentProps<'form'>, 'title'> & {
  form: {
    id: string;
    errors: readonly FormError[];
    typed: Typed;
    onSubmit: ComponentProps<'form'>['onSubmit'];
  };
  /** What has not happened, over what keeps it from happening: "Kelas belum disimpan". */
  title?: string;
};

/** A form of `useForm`: what is wrong at its top, its fields below. A button that stands outside names it by
 * `form={form.id}`. */
export function Form({ form, title, className, children, ...element }: FormProps) {
  useTyped(form.typed);
  return (
    <form
      {...element}
      data-typed="form"
      id={form.id}
      noValidate
      onSubmit={form.onSubmit}
      className={classNames('flex flex-col gap-5', className)}
    >
      <FormSummary id={`${form.id}-summary`} errors={form.errors} title={title} />
      {children}
    </form>
  );
}
