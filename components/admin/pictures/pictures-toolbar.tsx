import type { PictureListView } from '@/lib/client/site/pictures'
import type { PictureFilter, PictureOrder } from '@/lib/contract/pictures/picture-views'
import { FilterChips } from '../list/head/filter-chips'
import { SearchAndOrder } from '../list/head/search-and-order'
import type { ChangeAddressView } from '../list/place/use-address-view'

const FILTER_LABELS: Record<PictureFilter, string> = {
  all: 'All Pictures',
  used: 'In use',
  unused: 'Unused',
  no_alt: 'No default alt text',
  removed: 'Removed',
}

const ORDER_LABELS: Record<PictureOrder, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  largest: 'Largest first',
  smallest: 'Smallest first',
}

type Props = {
  view: PictureListView
  counts: Record<PictureFilter, number> | undefined
  onChange: ChangeAddressView<PictureListView>
}

/** Filter, search and sort order of the pictures. */
export function PicturesToolbar({ view, counts, onChange }: Props) {
  return (
    <div className="grid gap-3">
      <FilterChips
        label="Filter pictures"
        filters={FILTER_LABELS}
        chosen={view.filter}
        countOf={(filter) => counts?.[filter]}
        onChoose={(filter) => onChange({ filter })}
      />
      <SearchAndOrder
        noun="pictures"
        view={view}
        orders={ORDER_LABELS}
        onChange={onChange}
        className="sm:justify-self-start"
      />
    </div>
  )
}
