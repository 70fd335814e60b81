import { ErrorText } from '@/components/desk/kit/feedback'
import { Button } from '@/components/ui/controls/button'
import { useId, useRef, useState } from 'react'
import { MAX_SOURCE_LENGTH, MAX_URL_LENGTH } from '@/lib/contract/limits'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { FIELD, LabelledField, TextField } from '../../kit/form-field'
import { isWebAddress, type OnRead, useProductFetch } from './use-product-fetch'
import { Spinner } from '@/components/ui/notes/spinner'

type Props = {
  /** URL of the page, if known. */
  address: string
  onRead: OnRead
  onClose: () => void
}

/** Dialog to read a product from pasted HTML source, for shops that block automated requests. */
export function SourceDialog({ address: initialAddress, onRead, onClose }: Props) {
  const id = useId()
  const source = useRef<HTMLTextAreaElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState(initialAddress)
  const { isFetching, errorMessage, readSource, refuse } = useProductFetch(onRead)
  const submit = () => {
    const html = source.current?.value ?? ''
    if (!isWebAddress(address.trim())) return refuse('The address of the page is required')
    if (!html.trim()) return refuse('The source of the page is required')
    if (html.length > MAX_SOURCE_LENGTH) return refuse('That is more than 6 MB, too large for the page of a shop')
    void readSource(address.trim(), html)
  }
  return (
    <FormDialog
      isLight
      title="Paste the page’s source"
      description="Open the page in your browser, show its source (Ctrl+U, or Cmd+Option+U on a Mac), copy all of it, and paste it here."
      initialFocus={initialAddress ? source : field}
      submit={isFetching ? 'Reading...' : 'Read Product'}
      isBusy={isFetching}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        ref={field}
        label="Address of the page"
        inputMode="url"
        maxLength={MAX_URL_LENGTH}
        value={address}
        onChange={setAddress}
      />
      <LabelledField id={id} label="Source of the page">
        <textarea
          ref={source}
          id={id}
          rows={8}
          spellCheck={false}
          autoComplete="off"
          className={`${FIELD} font-mono text-sm`}
        />
      </LabelledField>
      <ErrorText text={errorMessage} />
    </FormDialog>
  )
}

type FetchStatusProps = {
  /** Id of the message, which describes the field. */
  id: string
  isFetching: boolean
  /** Error message; empty if there is none. */
  message: string
  /** What is said without one. */
  hint?: string
  onStop: () => void
}

/** Below the product field: a running fetch, or the error of the last one. */
export function FetchStatus({ id, isFetching, message, hint, onStop }: FetchStatusProps) {
  if (isFetching) {
    return (
      <div className="mt-2 flex items-center justify-between gap-2">
        <Spinner text="Fetching product..." className="text-sm" />
        <Button kind="bare" size="small" onClick={onStop}>
          Stop
        </Button>
      </div>
    )
  }
  return (
    <p
      id={id}
      role={message ? 'alert' : undefined}
      className={`mt-2 text-sm wrap-anywhere empty:hidden ${message ? 'text-danger' : 'text-muted'}`}
    >
      {message || hint}
    </p>
  )
}
