import { useState } from 'react';
import { deviceStorage } from '../../../../site/safe-storage';

/** The short form has what must be written; the long one all nine parts. */
export type Template = 'brief' | 'full';

const place = 'rph-template';

const kept = (): Template | undefined => {
  const found = deviceStorage.getItem(place);
  return found === 'brief' || found === 'full' ? found : undefined;
};

/** As the person chose on this device, else as the school has it. */
export function useTemplate(ofSchool: Template): [Template, (chosen: Template) => void] {
  const [chosen, setChosen] = useState(kept);
  function choose(template: Template) {
    deviceStorage.setItem(place, template);
    setChosen(template);
  }
  return [chosen ?? ofSchool, choose];
}
