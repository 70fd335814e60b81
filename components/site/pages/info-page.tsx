type Props = { title: string; /** Sanitized. */ html: string }

/** A page about the site itself. */
export function InfoPage({ title, html }: Props) {
  return (
    <article className="mx-auto max-w-3xl px-4 pt-10 pb-8 sm:px-6 sm:pt-14">
      <h1 className="text-4xl font-bold sm:text-5xl">{title}</h1>
      <div className="prose mt-8" dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  )
}
