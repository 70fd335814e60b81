const LINK = 'font-semibold text-link'

type Props = {
  /** As it was typed. */
  text: string
  corrected: string
  /** Whether what is shown belongs to the corrected text. */
  applied: boolean
  correctedAddress: string
  /** Where the text is taken as it was typed. */
  exactAddress: string
}

/** What a misspelled search was taken for, with the way back to what was typed; or a guess to follow. */
export function SpellingNote({ text, corrected, applied, correctedAddress, exactAddress }: Props) {
  const guess = (
    <a href={correctedAddress} dir="auto" className={LINK}>
      {corrected}
    </a>
  )
  return (
    <p role="status" className="mt-3 wrap-anywhere">
      {applied ? (
        <>
          <span>Showing results for </span>
          {guess}
          <span>. Search instead for </span>
          <a href={exactAddress} dir="auto" className={LINK}>
            {text}
          </a>
        </>
      ) : (
        <>
          <span>Did you mean </span>
          {guess}
          <span>?</span>
        </>
      )}
    </p>
  )
}
