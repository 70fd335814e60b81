type Heading = { id: string; text: string; level: 2 | 3 }

/** Table of contents of a long post. */
export function ContentsList({ headings }: { headings: Heading[] }) {
  return (
    <nav aria-labelledby="contents" className="rounded-card border border-line bg-surface px-5 py-4 print:hidden">
      <h2 id="contents" className="text-base font-bold">
        In this post
      </h2>
      <ol className="mt-2 grid gap-x-6 gap-y-0.5 sm:grid-cols-2">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              dir="auto"
              className="inline-flex min-h-7 items-center leading-snug text-link no-underline wrap-anywhere hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
