import type { Feed } from '@/lib/contract/products/feed'
import type { FeedColumns } from '@/lib/contract/products/feed-views'
import { DEFAULT_CURRENCY } from '@/lib/contract/limits'

/** How a feed is signed in to; `keep` is what is stored. */
export type SignIn = 'keep' | 'none' | 'password' | 'key'

/** The values of the form of a feed; texts are empty where there is none. */
export type FeedValues = {
  name: string
  source: 'address' | 'file'
  address: string
  signIn: SignIn
  user: string
  password: string
  key: string
  columns: FeedColumns
  currency: string
  shop: string
  hours: Feed['hours']
}

const NEW_FEED: FeedValues = {
  name: '',
  source: 'address',
  address: '',
  signIn: 'none',
  user: '',
  password: '',
  key: '',
  columns: {},
  currency: DEFAULT_CURRENCY,
  shop: '',
  hours: 12,
}

export function feedValues(feed: Feed | null): FeedValues {
  if (!feed) return NEW_FEED
  const { name, address, columns, currency, shop, hours } = feed
  return {
    ...NEW_FEED,
    ...{ name, columns, currency, hours },
    source: address === null ? 'file' : 'address',
    address: address ?? '',
    signIn: feed.has_secret ? 'keep' : 'none',
    shop: shop ?? '',
  }
}

function secretOf({ signIn, user, password, key }: FeedValues) {
  if (signIn === 'keep') return {}
  if (signIn === 'none') return { secret: null }
  return { secret: signIn === 'key' ? { key } : { user, password } }
}

/** What the API gets for the values. @param paused whether the feed is. */
export const feedBody = (values: FeedValues, paused: boolean) => ({
  name: values.name.trim(),
  address: values.source === 'file' ? null : values.address.trim(),
  ...(values.source === 'file' ? { secret: null } : secretOf(values)),
  columns: values.columns,
  currency: values.currency.trim().toUpperCase(),
  shop: values.shop.trim() || null,
  hours: values.hours,
  paused,
})
