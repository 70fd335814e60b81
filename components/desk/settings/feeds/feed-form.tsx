import { useState } from 'react'
import { newKey } from '@/lib/client/calls/new-key'
import { api } from '@/lib/client/calls/client'
import { type Feed, feedInputSchema } from '@/lib/contract/products/feed'
import { FEED_INTERVALS, FEED_LENGTHS } from '@/lib/contract/products/feed-views'
import { DEFAULT_CURRENCY, MAX_URL_LENGTH, PROGRAMME_LENGTHS } from '@/lib/contract/limits'
import { EditForm, useEditForm } from '../../kit/edit-form'
import { SelectField, TextField } from '../../kit/form-field'

const SOURCES = [
  ['address', 'An address'],
  ['file', 'A file to upload'],
] as const
const HOURS = FEED_INTERVALS.map((hours) => [hours, `Every ${hours} hours`] as const)
const ADDRESS = { dir: 'ltr', inputMode: 'url', maxLength: MAX_URL_LENGTH } as const
const SECRET = { maxLength: FEED_LENGTHS.secret, autoComplete: 'new-password' }
const FIELDS = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] items-start gap-4'

/** The values of the form; texts are empty where there is none, and where a stored password stays. */
type FeedValues = Pick<Feed, 'name' | 'currency' | 'hours'> &
  Record<'address' | 'shop' | 'user' | 'password', string> & { source: 'address' | 'file' }

const feedValues = (feed: Feed | null): FeedValues => ({
  name: feed?.name ?? '',
  source: feed?.address === null ? 'file' : 'address',
  address: feed?.address ?? '',
  currency: feed?.currency ?? DEFAULT_CURRENCY,
  shop: feed?.shop ?? '',
  hours: feed?.hours ?? 12,
  user: '',
  password: '',
})

/** What the API gets for the values. */
function feedBody({ name, source, user, password, hours, ...texts }: FeedValues, feed: Feed | null) {
  const address = source === 'file' ? null : texts.address.trim()
  return {
    name: name.trim(),
    address,
    ...(address !== null && (user || password) && { secret: user ? { user, password } : { key: password } }),
    currency: texts.currency.trim().toUpperCase(),
    shop: texts.shop.trim() || null,
    columns: feed?.columns ?? {},
    hours,
    paused: feed?.paused ?? true,
  }
}

type Props = { /** Null for a new one. */ feed: Feed | null; onDone: (id: string) => void; onCancel?: () => void }

/** Form of a product feed; a new one is paused until it was checked. */
export function FeedForm({ feed, onDone, onCancel }: Props) {
  // The same for every attempt, so that a lost response does not make two feeds.
  const [id] = useState(() => feed?.id ?? newKey())
  const { values, field, form } = useEditForm({
    initial: feedValues(feed),
    schema: feedInputSchema,
    bodyOf: (now: FeedValues) => feedBody(now, feed),
    save: (body) => api.feeds.save({ params: { feed_id: id }, body }),
    isOpened: onCancel !== undefined,
    onDone: () => onDone(id),
    onCancel,
  })
  return (
    <EditForm
      title={feed ? 'Settings of this feed' : 'Add a product feed'}
      saveLabel={feed ? 'Save feed' : 'Add feed'}
      {...form}
    >
      <div className={FIELDS}>
        <TextField {...field('name')} label="Name" autoFocus={!feed} maxLength={FEED_LENGTHS.name} />
        <SelectField {...field('source')} label="Where it comes from" options={SOURCES} />
        {values.source === 'address' && (
          <>
            <TextField {...ADDRESS} {...field('address')} label="Address" placeholder="https://…" />
            <SelectField {...field('hours')} label="Read it" options={HOURS} />
            <TextField {...field('user')} {...SECRET} label="User name (optional)" />
            <TextField
              {...field('password')}
              {...SECRET}
              type="password"
              label="Password or key (optional)"
              hint={
                feed?.has_secret ? 'Already saved. Leave it empty to keep it.' : '{key} in the address stands for it.'
              }
            />
          </>
        )}
        <TextField {...field('currency')} label="Currency of prices without one" maxLength={3} />
        <TextField
          {...field('shop')}
          label="Shop (optional)"
          hint="The shop’s domain, if the feed’s addresses leave it out."
          placeholder="shop.example"
          maxLength={PROGRAMME_LENGTHS.host}
        />
      </div>
    </EditForm>
  )
}
