import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Spinner } from '@/components/ui/notes/spinner'
import { type PictureRow, picturesQuery } from '@/lib/client/pictures'
import { errorMessageOf, Status } from '../kit/feedback'
import { ListPager, SearchField } from '../kit/list-head'
import { PictureFrame, pictureLabel } from './picture-tile'
import { Words } from '../kit/frame'

type Props = {
  except?: string
  onChoose: (picture: PictureRow) => void
}

/** A search over the picture library, to choose one. */
export function ChoosePicture({ except, onChoose }: Props) {
  const [view, setView] = useState({ q: '', page: 1 })
  const { data, error, isPlaceholderData } = useQuery(picturesQuery({ filter: 'all', sort: 'newest', ...view }))
  const found = data?.pictures.filter(({ name }) => name !== except)
  return (
    // The dialog may stand in another form, which events of React would reach.
    <div className="grid gap-3" onSubmit={(event) => event.stopPropagation()}>
      <SearchField q={view.q} label="All pictures" onSearch={(q) => setView({ q, page: 1 })} />
      <Status>{error && !data ? errorMessageOf(error) : found?.length === 0 ? 'No picture matches' : ''}</Status>
      {!data && !error && <Spinner text="Loading pictures..." className="py-8" />}
      <ul
        aria-label="Pictures found"
        aria-busy={isPlaceholderData}
        className="-m-1 grid max-h-[50dvh] auto-rows-max grid-cols-2 gap-3 overflow-y-auto p-1 empty:hidden sm:grid-cols-3"
      >
        {found?.map((picture) => (
          <PictureFrame key={picture.name} picture={picture}>
            <button
              type="button"
              onClick={() => onChoose(picture)}
              className="p-2 text-left text-sm outline-none after:absolute after:inset-0"
            >
              <Words className="line-clamp-2">{pictureLabel(picture)}</Words>
            </button>
          </PictureFrame>
        ))}
      </ul>
      <ListPager
        page={view.page}
        pages={data?.pagination?.total_pages ?? 1}
        onPage={(page) => setView((now) => ({ ...now, page }))}
      />
    </div>
  )
}
