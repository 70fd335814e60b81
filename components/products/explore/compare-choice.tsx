import { MOST_COMPARED } from '@/lib/format/addresses/search-paths'
import { buttonStyle } from '../../ui/controls/button-style'

const FORM = 'compare'

/** A box that picks a product for comparison; works without scripts. */
export function CompareBox({ id, name }: { id: string; name: string }) {
  return (
    <label className="inline-flex min-h-8 items-center gap-2 text-sm">
      <input type="checkbox" name="products" value={id} form={FORM} aria-label={`Compare: ${name}`} />
      <span>Compare</span>
    </label>
  )
}

/** The form of the boxes. */
export function CompareForm() {
  return (
    <form id={FORM} action="/compare" className="mt-6 flex flex-wrap items-center gap-4">
      <button type="submit" className={buttonStyle('quiet')}>
        Compare
      </button>
      <p className="text-sm text-muted">{`Tick up to ${MOST_COMPARED} products to set them side by side.`}</p>
    </form>
  )
}
