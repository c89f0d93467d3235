import { CopyableCode } from '../../ui/copyable-code';
import { PageHeader } from '../../ui/page-header';
import { type GalleryExample, galleryExamples } from './gallery-examples';

/** All parts of the design system, each with the code that draws it. */
export function GalleryPage() {
  return (
    <>
      <PageHeader
        title="Komponen"
        state={`${galleryExamples.length} kumpulan, setiap satu dengan semua keadaannya dan kodnya.`}
      />
      <div className="gap-10 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
        <nav aria-label="Kumpulan komponen" className="self-start max-lg:hidden lg:sticky lg:top-4">
          <ul className="flex flex-col text-sm">
            {galleryExamples.map(({ key, title }) => (
              <li key={key}>
                <a
                  href={`#${key}`}
                  className="block rounded-md px-2.5 py-1.5 text-muted hover:bg-sunken hover:text-text"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 flex-col gap-14">
          {galleryExamples.map((example) => (
            <GallerySection key={example.key} example={example} />
          ))}
        </div>
      </div>
    </>
  );
}

function GallerySection({ example: { key: id, title, Example, code } }: { example: GalleryExample }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4">
      <h2 id={`${id}-title`} className="pb-3 font-semibold text-lg">
        {title}
      </h2>
      <Example />
      <details className="mt-4">
        <summary className="w-fit min-h-11 content-center text-muted text-sm hover:text-text sm:min-h-8">
          Kod
        </summary>
        <CopyableCode label={`kod ${title}`} code={code} />
      </details>
    </section>
  );
}
