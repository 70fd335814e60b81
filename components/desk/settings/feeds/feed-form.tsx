import { type FormEvent, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Button } from '@/components/ui/controls/button'
import { checkFeedMutation, saveFeedMutation } from '@/lib/client/products/feeds'
import { type Feed, type FeedCheck, type FeedInput, feedInputSchema } from '@/lib/contract/products/feed'
import { FEED_INTERVALS, FEED_LENGTHS, type FeedColumns } from '@/lib/contract/products/feed-views'
import { DEFAULT_CURRENCY, MAX_URL_LENGTH, PROGRAMME_LENGTHS } from '@/lib/contract/limits'
import { LABEL } from '../../kit/chips'
import { EditForm } from '../../kit/edit-form'
import { errorMessageOf } from '../../kit/error-message'
import { SelectField, TextField } from '../../kit/form-field'
import { Progress } from '../../kit/progress'
import { useEditForm } from '../../kit/use-edit-form'
import { FileButton } from '../../pictures/file-chooser'
import { FeedReport } from './feed-report'

const SOURCES = [
  ['address', 'An address'],
  ['file', 'A file to upload'],
] as const
const HOURS = FEED_INTERVALS.map((hours) => [hours, `Every ${hours} hours`] as const)
const ADDRESS = { dir: 'ltr', inputMode: 'url', maxLength: MAX_URL_LENGTH } as const
const FILE_HINT = 'CSV, Google Merchant XML or JSON lines, also as gzip or zip.'
const FIELDS = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] items-start gap-4'

/** The values of the form; texts are empty where there is none, and where a stored password stays. */
type FeedValues = Pick<Feed, 'name' | 'columns' | 'currency' | 'hours'> &
  Record<'address' | 'shop' | 'user' | 'password', string> & { source: 'address' | 'file' }

const feedValues = (feed: Feed | null): FeedValues => ({
  name: feed?.name ?? '',
  source: feed?.address === null ? 'file' : 'address',
  address: feed?.address ?? '',
  columns: feed?.columns ?? {},
  currency: feed?.currency ?? DEFAULT_CURRENCY,
  shop: feed?.shop ?? '',
  hours: feed?.hours ?? 12,
  user: '',
  password: '',
})

/** What the API gets for the values. @param paused whether the feed is. */
function feedBody({ name, source, user, password, columns, hours, ...texts }: FeedValues, paused: boolean) {
  const isSecret = source === 'address' && (user !== '' || password !== '')
  return {
    name: name.trim(),
    address: source === 'file' ? null : texts.address.trim(),
    ...(isSecret && { secret: user ? { user, password } : { key: password } }),
    currency: texts.currency.trim().toUpperCase(),
    shop: texts.shop.trim() || null,
    columns,
    hours,
    paused,
  }
}

type Props = { /** Null for a new one. */ feed: Feed | null; onDone: () => void; onCancel: (() => void) | null }

const guessColumns = ({ columns }: FeedCheck): FeedColumns =>
  Object.fromEntries(columns.flatMap(({ field, name }) => (field ? [[field, name]] : [])))

/** What is compared: whether a feed is as it was checked. */
const textOf = (input: FeedInput | null) => JSON.stringify(input && feedInputSchema.parse(input))

/** A dry run of the feed as the form has it, with the file that is to be sent. */
function useFeedCheck(feed: Feed | null) {
  const [id, setId] = useState(feed?.id ?? null)
  const [file, setFile] = useState<File | null>(null)
  const [sent, setSent] = useState<{ file: File | null; bytes: number }>({ file: null, bytes: 0 })
  /** What was found, and in which feed. */
  const [found, setFound] = useState<{ report: FeedCheck; input: string } | null>(null)
  const { mutateAsync, isPending, error } = useMutation(checkFeedMutation)
  /** @param onGuess gets what the columns of an unknown form seem to hold. */
  const run = async (input: FeedInput, onGuess: (columns: FeedColumns) => void) => {
    if (isPending) return
    const toSend = file === sent.file ? null : file
    // A file that arrived is not sent again if its check fails.
    const onProgress = (bytes: number) => setSent({ file: bytes === toSend?.size ? toSend : null, bytes })
    const report = await mutateAsync({ id, input, file: toSend, onAdded: setId, onProgress }).catch(() => null)
    if (!report) return
    const guessed = report.form === null && Object.keys(input.columns).length === 0 ? guessColumns(report) : null
    if (guessed) onGuess(guessed)
    setFound({ report, input: textOf(guessed ? { ...input, columns: guessed } : input) })
  }
  const errorMessage = error ? errorMessageOf(error) : ''
  return { id, file, setFile, bytes: sent.bytes, isSent: file === sent.file, found, run, isPending, errorMessage }
}

/** Form of a product feed; a new one, or a new file, is checked before it is saved. */
export function FeedForm({ feed, onDone, onCancel }: Props) {
  const check = useFeedCheck(feed)
  const { values, set, field, parse, setErrorMessage, form } = useEditForm({
    initial: feedValues(feed),
    schema: feedInputSchema,
    bodyOf: (now: FeedValues) => feedBody(now, feed?.paused ?? false),
    mutation: saveFeedMutation,
    inputOf: (input) => ({ id: check.id, input, runs: input.address === null && check.file !== null && !input.paused }),
    onDone,
  })
  const parsed = parse(values)
  const input = parsed.success ? parsed.data : null
  const isFresh = check.isSent && check.found?.input === textOf(input)
  const lacksColumns = check.found?.report.form === null && !(values.columns.name && values.columns.product_url)
  const needsCheck = feed === null ? !isFresh || lacksColumns : !check.isSent
  const runCheck = (now: FeedInput) => check.run(now, (columns) => set({ columns }))
  const submit = async (event: FormEvent) => {
    if (!needsCheck || !input) return form.submit(event)
    event.preventDefault()
    if (values.source === 'file' && feed === null && !check.file) return setErrorMessage('Choose a file')
    return runCheck(input)
  }
  return (
    <EditForm
      title={feed ? 'Settings of this feed' : 'Add a product feed'}
      saveLabel={needsCheck ? 'Check the feed' : feed ? 'Save feed' : 'Add feed'}
      busyLabel={check.isPending ? 'Checking...' : undefined}
      onCancel={onCancel}
      {...form}
      submit={submit}
      isSaving={form.isSaving || check.isPending}
      errorMessage={form.errorMessage || check.errorMessage}
    >
      <div className={FIELDS}>
        <TextField {...field('name')} label="Name" autoFocus={!feed} maxLength={FEED_LENGTHS.name} />
        <SelectField {...field('source')} label="Where it comes from" options={SOURCES} />
        {values.source === 'address' ? (
          <AddressFields field={field} hasSecret={feed?.has_secret ?? false} />
        ) : (
          <div>
            <p className={`${LABEL} mb-1`}>File</p>
            <FileButton
              label="Choose a file"
              name="File of the feed"
              accept=".csv,.tsv,.txt,.xml,.json,.jsonl,.gz,.zip"
              file={check.file}
              onChoose={check.setFile}
            />
            {!check.file && <p className="text-sm text-muted">{FILE_HINT}</p>}
          </div>
        )}
        <SelectField {...field('hours')} label="Read it" options={HOURS} />
        <TextField {...field('currency')} label="Currency of prices without one" maxLength={3} />
        <TextField
          {...field('shop')}
          label="Shop (optional)"
          hint="The shop’s domain, if the feed’s addresses leave it out."
          placeholder="shop.example"
          maxLength={PROGRAMME_LENGTHS.host}
        />
      </div>
      {check.isPending && check.file && check.bytes > 0 && (
        <Progress label="File sent" value={check.bytes} max={check.file.size} />
      )}
      {check.found && (
        <FeedReport report={check.found.report} columns={values.columns} onColumns={(columns) => set({ columns })} />
      )}
      {feed && !needsCheck && input && (
        <Button busy={check.isPending} onClick={() => void runCheck(input)} className="justify-self-start">
          Check the feed
        </Button>
      )}
    </EditForm>
  )
}

type FieldOf = ReturnType<typeof useEditForm<FeedValues, FeedInput, never, never>>['field']

/** The address of a feed, and what signs in there. */
function AddressFields({ field, hasSecret }: { field: FieldOf; hasSecret: boolean }) {
  const secret = { maxLength: FEED_LENGTHS.secret, autoComplete: 'new-password' }
  return (
    <>
      <TextField {...ADDRESS} {...field('address')} label="Address" placeholder="https://…" />
      <TextField {...field('user')} {...secret} label="User name (optional)" />
      <TextField
        {...field('password')}
        {...secret}
        type="password"
        label="Password or key (optional)"
        hint={hasSecret ? 'Already saved. Leave it empty to keep it.' : '{key} in the address stands for it.'}
      />
    </>
  )
}
