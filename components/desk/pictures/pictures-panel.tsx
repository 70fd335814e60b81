import { useQuery } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { useRef, useState } from 'react'
import { type PictureRow, picturesQuery } from '@/lib/client/pictures'
import {
  PICTURE_FILTERS,
  PICTURE_ORDERS,
  type PictureFilter,
  type PictureOrder,
} from '@/lib/contract/pictures/picture-texts'
import { FilterChips } from '../kit/list-head'
import { ListScreen } from '../kit/list-screen'
import { listAddress, useAddressView } from '../kit/use-list-address'
import { PictureDetails } from './picture-details'
import { PictureTile } from './picture-tile'
import { PicturesBatchBar } from './pictures-batch-bar'

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

const PICTURES_ADDRESS = listAddress({ filters: PICTURE_FILTERS, orders: PICTURE_ORDERS, fixed: { tab: 'pictures' } })

/** CSS classes of a grid of pictures: two columns on phones. */
const PICTURE_GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4'

/** The picture library: filter, search, sort order, selection, and the details of each picture. */
export function PicturesPanel() {
  const [view, change] = useAddressView(PICTURES_ADDRESS)
  const [opened, setOpened] = useState<PictureRow | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const query = useQuery(picturesQuery(view))
  const { data } = query
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      <ListScreen
        noun="picture"
        {...{ address: PICTURES_ADDRESS, view, onChange: change, query }}
        items={data?.pictures}
        orders={ORDER_LABELS}
        filters={
          <FilterChips
            label="Filter pictures"
            filters={FILTER_LABELS}
            chosen={view.filter}
            countOf={(filter) => data?.counts[filter]}
            onChoose={(filter) => change({ filter })}
          />
        }
        empty={{
          icon: Images,
          title: 'No pictures yet',
          begin: <p className="text-muted">Pictures that you upload in a post or product appear here.</p>,
        }}
        grid={PICTURE_GRID}
        bar={PicturesBatchBar}
      >
        {(picture) => <PictureTile picture={picture} now={data?.now ?? 0} onOpen={() => setOpened(picture)} />}
      </ListScreen>
      {opened && data && (
        <PictureDetails
          picture={data.pictures.find(({ name }) => name === opened.name) ?? opened}
          now={data.now}
          next={panel}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}
