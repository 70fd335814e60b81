import { ChartNoAxesColumn, FileText, Image, type LucideIcon, Package, Settings } from 'lucide-react'

/** A view of a room: a list or a screen below its tab. */
type RoomView = { tab: string; label: string }
export type Room = {
  name: string
  icon: LucideIcon
  views: [RoomView, ...RoomView[]]
  /** A screen of its own, after the views. */
  link?: { path: string; label: string }
}

const CURATED_POSTS = { tab: 'posts', label: 'Curated Posts' }

/** The rooms of the desk, in the order of the rail; a room opens with its first view. */
export const ROOMS: readonly [Room, ...Room[]] = [
  {
    name: 'Posts',
    icon: FileText,
    views: [CURATED_POSTS, { tab: 'planned', label: 'Calendar' }, { tab: 'deleted', label: 'Deleted' }],
  },
  { name: 'Products', icon: Package, views: [{ tab: 'products', label: 'Products' }] },
  { name: 'Pictures', icon: Image, views: [{ tab: 'pictures', label: 'Pictures' }] },
  {
    name: 'Insights',
    icon: ChartNoAxesColumn,
    views: [
      { tab: 'insights', label: 'Visits' },
      { tab: 'searches', label: 'Missing searches' },
    ],
  },
  {
    name: 'Settings',
    icon: Settings,
    views: [
      { tab: 'authors', label: 'Authors' },
      { tab: 'tags', label: 'Tags' },
      { tab: 'affiliates', label: 'Affiliate programs' },
      { tab: 'feeds', label: 'Product feeds' },
      { tab: 'redirects', label: 'Redirects' },
    ],
    link: { path: '/admin/import', label: 'Import a site' },
  },
]

/** The rooms with an API that has the calls of SPEC section 7 alone. */
export const BASE_ROOMS: readonly [Room, ...Room[]] = [{ ...ROOMS[0], views: [CURATED_POSTS] }]

/** The path of a view of the dashboard. */
export const viewPath = (tab: string) => (tab === 'posts' ? '/admin' : `/admin?tab=${tab}`)

/** The view with a name, and its room; where there is none, the first. */
export function openView(name: string | null, rooms: readonly [Room, ...Room[]]): { room: Room; tab: string } {
  const room = rooms.find(({ views }) => views.some(({ tab }) => tab === name))
  return room && name ? { room, tab: name } : { room: rooms[0], tab: rooms[0].views[0].tab }
}
