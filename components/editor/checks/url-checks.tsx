import { buttonStyle } from '@/components/ui/controls/button-style'
import { countOf } from '@/lib/format/texts/count-of'
import { resultsText } from './outside-links'
import type { TextParts } from './text-parts'
import type { useUrlChecks } from './use-url-checks'

type Props = {
  /** The links to other sites, one of each address. */
  links: TextParts['links']
  state: ReturnType<typeof useUrlChecks>
}

/** Checks the links of a text to other sites on a press, since each check is a request to that site. */
export function UrlChecks({ links, state: { results, running, failure, start } }: Props) {
  const unchecked = links.filter(({ href }) => !results.has(href))
  const isAgain = unchecked.length === 0
  const due = isAgain ? links : unchecked
  return (
    <div className="mt-3 grid justify-items-start gap-2 border-t border-line pt-3 text-sm">
      <button
        type="button"
        aria-disabled={running ? true : undefined}
        onClick={() => !running && void start(due.map(({ href }) => href))}
        className={buttonStyle('quiet', 'small')}
      >
        {running
          ? `Checking link ${Math.min(running.done + 1, running.total)} of ${running.total}...`
          : isAgain
            ? 'Check links again'
            : `Check ${countOf(due.length, 'link')} to other sites`}
      </button>
      <div role="status" className="text-muted">
        {!running && results.size > 0 && <p>{resultsText(links, results)}</p>}
      </div>
      {failure && (
        <p role="alert" className="wrap-anywhere text-danger">
          {failure}
        </p>
      )}
    </div>
  )
}
