import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { deletedPostsQuery } from '@/lib/client/posts/post-states'
import { DELETED_POST_DAYS } from '@/lib/contract/limits'
import { ListEmpty, ListScreen } from '../kit/list-screen'
import { plainListAddress, useAddressView } from '../kit/use-list-address'
import { DeletedBatchBar } from './deleted-batch-bar'
import { DeletedRow } from './deleted-row'

const NOTE =
  `Deleted posts can be restored for ${DELETED_POST_DAYS} days, under the same address. ` +
  'Until then, the address of a post that was public shows visitors “Page Removed”.'

const ADDRESS = plainListAddress('deleted')

/** The deleted posts that can be restored. */
export function DeletedPanel() {
  const [view, change] = useAddressView(ADDRESS)
  const query = useQuery(deletedPostsQuery(view.page))
  const { data, dataUpdatedAt } = query
  return (
    <ListScreen
      noun="post"
      label="Deleted posts"
      {...{ address: ADDRESS, view, onChange: change, query }}
      items={data?.posts}
      pagination={data?.pagination}
      failed={{ title: 'The deleted posts could not be loaded' }}
      toolbar={<p className="text-sm text-muted">{NOTE}</p>}
      empty={<ListEmpty icon={Trash2} title="No deleted posts" />}
      bar={DeletedBatchBar}
    >
      {(post, choice) => <DeletedRow key={post.id} post={post} now={dataUpdatedAt} choice={choice} />}
    </ListScreen>
  )
}
