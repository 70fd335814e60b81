'use client'

import { Button } from '@/components/ui/controls/button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { useRef, useState } from 'react'
import { CARD } from '@/components/ui/styles'
import { Spinner } from '@/components/ui/notes/notes'
import { type PictureListView, type PictureRow, picturesQuery } from '@/lib/client/pictures'
import { ListHead, FilterChips, SearchAndOrder } from '../list/list-head'
import { ListPager } from '../list/list-states'
import { SelectAll, type Selection, useSelection } from '../list/selection'
import { useAddressView, type ChangeAddressView, usePages, listAddress } from '../list/use-list-address'
import { PanelError } from '../panel-error'
import { PictureDetails } from './picture-details'
import {
  PICTURE_FILTERS,
  PICTURE_ORDERS,
  type PictureFilter,
  type PictureOrder,
} from '@/lib/contract/pictures/picture-texts'
import { PicturesBatchBar } from './pictures-batch-bar'
import { PictureTile } from './picture-tile'

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

/** URL mapping of the picture library. */
const PICTURES_ADDRESS = listAddress({
  filters: PICTURE_FILTERS,
  orders: PICTURE_ORDERS,
  fixed: { tab: 'pictures' },
})

/** CSS classes of a grid of pictures: two columns on phones. */
const PICTURE_GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4'

/** The picture library: filter, search, sort order, selection, and the details of each picture. */
export function PicturesPanel() {
  const [view, change] = useAddressView(PICTURES_ADDRESS)
  const selection = useSelection<PictureRow>(view.filter)
  const selectionToggle = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<PictureRow | null>(null)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...picturesQuery(view),
    placeholderData: keepPreviousData,
  })
  const pages = data?.pagination?.total_pages
  const { top, turnTo } = usePages(view.page, isPlaceholderData ? undefined : pages, (page, entry) =>
    change({ page }, entry),
  )
  if (error && !data)
    return <PanelError title="Pictures could not be read" error={error} onRetry={() => void refetch()} />
  return (
    <div ref={top} tabIndex={-1} className="grid gap-4 outline-none">
      <PicturesToolbar view={view} counts={data?.counts} onChange={change} />
      <ListHead
        noun="picture"
        total={data && (data.pagination?.total ?? 0)}
        selection={selection}
        toggle={selectionToggle}
      />
      {!data && <Spinner text="Loading pictures..." className="py-14" />}
      {data?.pictures.length === 0 && <NoPictures view={view} onReset={() => change({ filter: 'all', q: '' })} />}
      {data && data.pictures.length > 0 && (
        <PictureList
          pictures={data.pictures}
          now={data.now}
          selection={selection}
          faded={isPlaceholderData}
          onOpen={setOpened}
        />
      )}
      <ListPager
        page={view.page}
        pages={pages ?? 1}
        addressOf={(page) => PICTURES_ADDRESS.path({ ...view, page })}
        onPage={turnTo}
      />
      {selection.active && <PicturesBatchBar selection={selection} next={selectionToggle} />}
      {opened && data && (
        <PictureDetails
          picture={data.pictures.find(({ name }) => name === opened.name) ?? opened}
          now={data.now}
          next={selectionToggle}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}

type ListProps = {
  pictures: PictureRow[]
  now: number
  selection: Selection<PictureRow>
  faded: boolean
  onOpen: (picture: PictureRow) => void
}

function PictureList({ pictures, now, selection, faded, onOpen }: ListProps) {
  return (
    <div className={selection.active ? `${CARD} overflow-clip` : ''}>
      {selection.active && <SelectAll items={pictures} selection={selection} />}
      <ul
        aria-label="Pictures"
        aria-busy={faded}
        className={`${PICTURE_GRID} transition-opacity ${selection.active ? 'p-3 md:p-4' : ''} ${faded ? 'opacity-60' : ''}`}
      >
        {pictures.map((picture) => (
          <PictureTile
            key={picture.name}
            picture={picture}
            now={now}
            selected={selection.active ? selection.has(picture) : null}
            onSelect={(selected, range) => selection.choose(pictures, picture, selected, range)}
            onOpen={() => onOpen(picture)}
          />
        ))}
      </ul>
    </div>
  )
}

function NoPictures({ view, onReset }: { view: PictureListView; onReset: () => void }) {
  const narrowed = view.filter !== 'all' || view.q !== ''
  return (
    <div className={`${CARD} grid justify-items-center gap-3 border-dashed px-4 py-14 text-center`}>
      <Images aria-hidden="true" className="text-muted" />
      <h2 className="font-display text-xl font-bold">
        {view.q ? `No pictures match “${view.q}”` : narrowed ? 'No such pictures' : 'No pictures yet'}
      </h2>
      {narrowed ? (
        <Button onClick={onReset}>Show all pictures</Button>
      ) : (
        <p className="text-muted">Pictures that you upload in a post or product appear here.</p>
      )}
    </div>
  )
}

/** Filter, search and sort order of the pictures. */
function PicturesToolbar({ view, counts, onChange }: Props) {
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
