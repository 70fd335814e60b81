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
          Showing results for <Guess text={corrected} address={correctedAddress} />. Search instead for <Guess text={text} address={exactAddress} />
          {suggested && (
            <>
              . Did you mean <Guess {...suggested} />?
            </>
          )}
        </>
      ) : (
        <>
          Did you mean <Guess text={corrected} address={correctedAddress} />?
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
