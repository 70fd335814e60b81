import { ErrorText, errorMessageOf } from '@/components/desk/kit/feedback'
import { Button } from '@/components/ui/controls/button'
import { ArrowRight, CircleCheck, ExternalLink } from 'lucide-react'
import { use, useEffect, useRef, useState } from 'react'
import { OwnApi } from '../../kit/whole-contract'
import { Section } from '../../kit/frame'
import type { PostValues } from '../form/post-values'
import type { Check, CheckedField, TextParts } from '../checks/checks'
import { countOf } from '@/lib/format/texts/counts'
import { resultsText, type UrlCheckResults, useChecks } from '../checks/use-checks'
import { checkUrls } from '@/lib/client/links'

type Props = {
  values: PostValues
  /** Null until the text is read. */
  parts: TextParts | null
  /** What checks of links to other sites have found. */
  urlChecks: ReturnType<typeof useUrlChecks>
  onShow: (pos: number) => void
  onField: (field: CheckedField) => void
}

const ENTRY =
  'flex min-h-11 w-full items-center justify-between gap-3 rounded-lg px-2 py-1.5 text-left text-sm wrap-anywhere hover:bg-tint'

/**
 * What a careful editor would look at before publishing. It advises, blocks nothing, and is silent until a word is written.
 * Links to other sites are checked on a press, since each check is a request to that site.
 */
export function BeforePublishing({ values, parts, urlChecks, ...places }: Props) {
  const isOffered = use(OwnApi)
  const { results, running, failure, start } = urlChecks
  const found = useChecks(values, parts, results)
  const links = found?.outside ?? []
  const unchecked = links.filter(({ href }) => !results.has(href))
  const due = unchecked.length === 0 ? links : unchecked
  if (![values.title, values.summary].some((text) => text.trim()) && !parts?.length) return null
  return (
    <Section title="Before publishing">
      {found?.checks.length === 0 && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
          <span>Nothing to fix.</span>
        </p>
      )}
      {found && found.checks.length > 0 && (
        <ul className="-mx-2">
          {found.checks.map((check) => (
            <li key={`${check.text} ${JSON.stringify(check.place)}`}>
              <Entry check={check} {...places} />
            </li>
          ))}
        </ul>
      )}
      {found && isOffered && found.outside.length > 0 && (
        <div className="mt-3 grid justify-items-start gap-2 border-t border-line pt-3 text-sm">
          <Button size="small" busy={running !== null} onClick={() => void start(due.map(({ href }) => href))}>
            {running
              ? `Checking link ${Math.min(running.done + 1, running.total)} of ${running.total}...`
              : unchecked.length === 0
                ? 'Check links again'
                : `Check ${countOf(due.length, 'link')} to other sites`}
          </Button>
          <div role="status" className="text-muted">
            {!running && results.size > 0 && <p>{resultsText(found.outside, results)}</p>}
          </div>
          <ErrorText text={failure} />
        </div>
      )}
    </Section>
  )
}

type EntryProps = Pick<Props, 'onShow' | 'onField'> & { check: Check }

function Entry({ check: { text, place }, onShow, onField }: EntryProps) {
  if ('href' in place)
    return (
      <a href={place.href} target="_blank" rel="noopener" className={ENTRY}>
        <span dir="auto">{text}</span>
        <ExternalLink aria-label="Opens in a new tab" className="size-4 shrink-0 text-muted" />
      </a>
    )
  const show = () => ('pos' in place ? onShow(place.pos) : onField(place.field))
  return (
    <button type="button" onClick={show} className={ENTRY}>
      <span dir="auto">{text}</span>
      <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </button>
  )
}

/** Checks URLs of other sites, when started. */
export function useUrlChecks() {
  const [results, setResults] = useState<UrlCheckResults>(new Map())
  /** What is being checked; null while nothing is. */
  const [running, setRunning] = useState<{ total: number; done: number } | null>(null)
  const [failure, setFailure] = useState('')
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const start = async (addresses: readonly string[]) => {
    const { signal } = (stop.current = new AbortController())
    setRunning({ total: addresses.length, done: 0 })
    setFailure('')
    try {
      await checkUrls(
        addresses,
        (address, result) => {
          setResults((now) => new Map(now).set(address, result))
          setRunning((now) => now && { ...now, done: now.done + 1 })
        },
        signal,
      )
    } catch (error) {
      if (!signal.aborted) setFailure(`Not all links could be checked: ${errorMessageOf(error)}`)
    }
    setRunning(null)
  }
  return { results, running, failure, start }
}
