import { ArrowRight, CircleCheck, ExternalLink } from 'lucide-react'
import { type MouseEvent, use } from 'react'
import { WholeContract } from '../../admin/whole-contract'
import { Section } from '../frame/section'
import type { PostValues } from '../form/post-values'
import type { Check } from './check'
import { UrlChecks } from './url-checks'
import type { TextParts } from './text-parts'
import { useChecks } from './use-checks'
import { useUrlChecks } from './use-url-checks'

type Props = {
  values: PostValues
  /** Null until the text is read. */
  parts: TextParts | null
  /** Shows the place at a position in the text. */
  onShow: (pos: number) => void
}

const ENTRY =
  'flex min-h-11 w-full items-center justify-between gap-3 rounded-lg px-2 py-1.5 text-left text-sm wrap-anywhere hover:bg-tint'

/** What a careful editor would look at before publishing. It advises, and blocks nothing. */
export function BeforePublishing({ values, parts, onShow }: Props) {
  const urlChecks = use(WholeContract)
  const outsideUrls = useUrlChecks()
  const found = useChecks(values, parts, outsideUrls.results)
  return (
    <Section title="Before publishing">
      {found?.checks.length === 0 && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
          <span>Nothing to look at.</span>
        </p>
      )}
      {found && found.checks.length > 0 && (
        <ul className="-mx-2">
          {found.checks.map((check) => (
            <li key={`${check.text} ${JSON.stringify(check.place)}`}>
              <Entry check={check} onShow={onShow} />
            </li>
          ))}
        </ul>
      )}
      {found && urlChecks && found.outside.length > 0 && <UrlChecks links={found.outside} state={outsideUrls} />}
    </Section>
  )
}

function Entry({ check: { text, place }, onShow }: Pick<Props, 'onShow'> & { check: Check }) {
  if ('href' in place)
    return (
      <a href={place.href} target="_blank" rel="noopener" className={ENTRY}>
        <span dir="auto">{text}</span>
        <ExternalLink aria-label="Opens in a new tab" className="size-4 shrink-0 text-muted" />
      </a>
    )
  const show = ({ currentTarget }: MouseEvent) => {
    if ('pos' in place) onShow(place.pos)
    else showField(currentTarget, place.field)
  }
  return (
    <button type="button" onClick={show} className={ENTRY}>
      <span dir="auto">{text}</span>
      <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </button>
  )
}

/** Scrolls to a field of the form and focuses it. */
function showField(within: Element, field: string): void {
  const section = within.closest('form')?.querySelector(`[data-field="${field}"]`)
  section?.scrollIntoView({ block: 'center' })
  section?.querySelector<HTMLElement>('textarea, summary, input')?.focus({ preventScroll: true })
}
