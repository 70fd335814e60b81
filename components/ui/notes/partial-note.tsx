type Props = {
  /** What is searched: a post, a product. */
  thing: string
  /** Words without any match. */
  missing: string[]
}

/** Note above results that none of them matches all words. */
export function PartialNote({ thing, missing }: Props) {
  return (
    <p className="mt-3 wrap-anywhere">
      {missing.length > 0 ? (
        <>
          <span>{`No ${thing} mentions `}</span>
          {missing.map((word, at) => (
            <span key={word}>
              {at > 0 && <span> or </span>}
              <strong dir="auto" className="font-semibold">
                {word}
              </strong>
            </span>
          ))}
          <span>. These are the closest matches.</span>
        </>
      ) : (
        <span>{`No ${thing} contains all of these words. These contain some of them.`}</span>
      )}
    </p>
  )
}
