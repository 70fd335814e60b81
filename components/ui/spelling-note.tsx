const LINK = 'font-semibold text-link'

type Props = {
  /** As it was typed. */
  text: string
  corrected: string
  /** Whether what is shown belongs to the corrected text. */
  applied: boolean
  /** A further guess beside a correction that is applied, with its address. */
  suggested?: { text: string; address: string } | null
  correctedAddress: string
  /** Where the text is taken as it was typed. */
  exactAddress: string
}

/** What a misspelled search was taken for, with the way back to what was typed; or a guess to follow. */
export function SpellingNote({ text, corrected, applied, suggested, correctedAddress, exactAddress }: Props) {
  return (
    <p role="status" className="mt-3 wrap-anywhere">
      {applied ? (
        <>
          <span>Showing results for </span>
          <Guess text={corrected} address={correctedAddress} />
          <span>. Search instead for </span>
          <Guess text={text} address={exactAddress} />
          {suggested && (
            <>
              <span>. Did you mean </span>
              <Guess {...suggested} />
              <span>?</span>
            </>
          )}
        </>
      ) : (
        <>
          <span>Did you mean </span>
          <Guess text={corrected} address={correctedAddress} />
          <span>?</span>
        </>
      )}
    </p>
  )
}

function Guess({ text, address }: { text: string; address: string }) {
  return (
    <a href={address} dir="auto" className={LINK}>
      {text}
    </a>
  )
}
