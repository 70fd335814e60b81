type Props = {
  /** What is searched: a post, a product. */
  thing: string
  /** Words that nothing holds at all. */
  missing: string[]
}

/** Says above results that none of them holds every word that was searched for. */
export function PartialNote({ thing, missing }: Props) {
  return (
    <p className="mt-3 wrap-anywhere">
      {missing.length > 0 ? (
        <>
          No {thing} mentions{' '}
          {missing.map((word, at) => (
            <span key={word}>
              {at > 0 && ' or '}
              <strong dir="auto" className="font-semibold">
                {word}
              </strong>
            </span>
          ))}
          . These come nearest.
        </>
      ) : (
        <>No {thing} holds all of these words. These hold some of them.</>
      )}
    </p>
  )
}
