import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { MOST_COMPARED } from '@/lib/format/addresses/paths'
import { buttonStyle } from '../../ui/styles'

const FORM = 'compare'

/** The ids that are chosen. */
type Chosen = readonly string[]
type Choice = { chosen: Chosen; choose: (id: string, isChosen: boolean) => void; clear: () => void }

const ChoiceContext = createContext<Choice>({ chosen: [], choose: () => undefined, clear: () => undefined })

function changed(chosen: Chosen, id: string, isChosen: boolean): Chosen {
  if (chosen.includes(id) === isChosen) return chosen
  return isChosen ? [...chosen, id] : chosen.filter((each) => each !== id)
}

/** Keeps which products are picked for comparison while pages of results come and go. */
export function CompareChoice({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState<Chosen>([])
  const choose = useCallback(
    (id: string, isChosen: boolean) => setChosen((present) => changed(present, id, isChosen)),
    [],
  )
  const choice = useMemo(() => ({ chosen, choose, clear: () => setChosen([]) }), [chosen, choose])
  return <ChoiceContext value={choice}>{children}</ChoiceContext>
}

/** A box that picks a product for comparison; works without scripts. */
export function CompareBox({ id, name }: { id: string; name: string }) {
  const { chosen, choose } = use(ChoiceContext)
  const box = useRef<HTMLInputElement>(null)
  const isChosen = chosen.includes(id)
  // A box may be ticked before scripts run: by the visitor, or by a browser that goes back to the page.
  useLayoutEffect(() => {
    if (box.current?.checked) choose(id, true)
  }, [id, choose])
  return (
    <label className="inline-flex min-h-8 items-center gap-2 text-sm">
      <input
        ref={box}
        type="checkbox"
        name="products"
        value={id}
        form={FORM}
        aria-label={`Compare: ${name}`}
        checked={isChosen}
        disabled={!isChosen && chosen.length >= MOST_COMPARED}
        onChange={({ target }) => choose(id, target.checked)}
      />
      <span>Compare</span>
    </label>
  )
}

/** The form of the boxes. @param shown the ids of the products that have a box on this page. */
export function CompareForm({ shown }: { shown: readonly string[] }) {
  const { chosen, clear } = use(ChoiceContext)
  if (shown.length < 2 && chosen.length === 0) return null
  const hint = `Tick up to ${MOST_COMPARED} products to set them side by side.`
  return (
    <form id={FORM} action="/compare" className="mt-6 flex flex-wrap items-center gap-4">
      {chosen
        .filter((id) => !shown.includes(id))
        .map((id) => (
          <input key={id} type="hidden" name="products" value={id} />
        ))}
      <button type="submit" className={buttonStyle('quiet')}>
        Compare
      </button>
      <p aria-live="polite" className="text-sm text-muted">
        {chosen.length > 0 ? `${chosen.length} of ${MOST_COMPARED} chosen` : hint}
      </p>
      {chosen.length > 0 && (
        <button type="button" onClick={clear} className={buttonStyle('bare', 'small')}>
          Clear choice
        </button>
      )}
    </form>
  )
}
