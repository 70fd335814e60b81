const LINK = 'font-semibold text-link'

type Props = {
  /** The text as typed. */
  text: string
  corrected: string
  /** Whether the results are those of the corrected text. */
  applied: boolean
  /** A further suggestion beside an applied correction, with its URL. */
  suggested?: { text: string; address: string } | null
  correctedAddress: string
  /** URL of the search for the text as typed. */
  exactAddress: string
}

/** Note about a corrected search, with a link to the text as typed; or a suggestion to follow. */
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
