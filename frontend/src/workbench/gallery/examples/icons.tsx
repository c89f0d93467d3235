import { applicationIcons } from '../../../ui/application-icons';
import { addIcons, Icon, iconNames } from '../../../ui/icon';
import { lessonIcons } from '../../../ui/lesson-icons';

export const title = 'Ikon';

// They may come after the page.
addIcons(applicationIcons);
addIcons(lessonIcons);

export function Example() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2 text-xs">
      {iconNames().map((name) => (
        <li key={name} className="flex items-center gap-2 text-muted">
          <Icon name={name} className="text-text" />
          {name}
        </li>
      ))}
    </ul>
  );
}
