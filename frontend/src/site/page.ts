import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import type { RouteDescription } from './route-description';

/** An address with a title, as the router writes it. */
export type Address = RouteDescription & { path: string };

/** What stands around a page. */
export type Layout =
  | 'school'
  | 'school-admin'
  | 'supervisor'
  | 'school-management'
  | 'default'
  | 'blank'
  | 'landing'
  /** A public page that holds more for members, who keep the frame of their school around it. */
  | 'own-landing'
  | 'operations';

/** A group of the rail. */
export type Section = 'home' | 'planning' | 'supervision' | 'pupils' | 'calendar' | 'school' | 'operations';

type Load<Part> = () => Promise<Part>;

/** A document of its own, without the router. */
export type DocumentPage = Address & { load: Load<ComponentType>; words?: string };

/** A page of the application. All that the rail, the palette, the keys and the server know of it stands here. */
export type Page = Address & {
  layout: Layout;
  load: Load<ComponentType>;
  /** Fetched with the page: what it waits for before it is drawn. */
  loader?: Load<LoaderFunction>;
  /** Asks for what it shows first, while the frame is drawn around it: nobody waits. */
  fetch?: (school: Readonly<{ state: string | null }>, search: URLSearchParams) => Promise<unknown>;
  /** Where the rail lists it. */
  rail?: RailPlace;
  /** G and this letter lead to it, from where there is a link to it. */
  letter?: string;
  /** What else people call it; the palette offers no page without them. */
  words?: string;
  /** Whoever belongs to the school opens it on its host, whatever the access says of the main domain. */
  isForOwnSchool?: true;
  /** It shows a grid, which needs the width and the height: the rail folds, and little stands above it. */
  isDense?: (search: URLSearchParams) => boolean;
  /** Its rows belong to an academic year: the frame has the choice of it, and the address says which. Pages of days take
   * theirs from the day. */
  isOfSession?: true;
  /** Of everyday work: fetched when the browser has nothing to do, so that it opens at once, without a network too. */
  isDaily?: true;
};

export type RailPlace = {
  section: Section;
  /** Its name in the Lucide set. */
  icon: string;
  /** Where the title is not what the rail calls it. */
  label?: string;
  /** In the bar of phones, left or right of writing; `for` where it is not everybody's. */
  thumb?: {
    side: 'left' | 'right';
    label: string;
    for?: 'administrators' | 'teachers' | 'supervisors' | 'supervising';
  };
};
