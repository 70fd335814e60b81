import { Button } from '@/components/ui/controls/button'
import { Plus } from 'lucide-react'
import { type ComponentType, type ReactNode, useRef, useState } from 'react'

export type EntryFormProps<Entry> = {
  entry: Entry
  /** Whether a control opened it: it takes the focus, and can be left. */
  isOpened: boolean
  /** Called once the entry is saved, or will not be. */
  onDone: () => void
}

type Props<Entry> = {
  addLabel: string
  /** What the form shows for a new entry. */
  fresh: NoInfer<Entry>
  form: ComponentType<EntryFormProps<Entry>>
  /** @param open shows an entry in the form. */
  children: (open: (entry: Entry) => void) => ReactNode
}

/**
 * A list with the form of its entries beside it; on phones below it, where a button leads to it. Opened, the form takes
 * the focus; done, it gives it back to the control that opened it, else to its own place.
 */
export function ListWithForm<Entry>({ addLabel, fresh, form: Form, children }: Props<Entry>) {
  const [{ entry, times, opener }, setShown] = useState({ entry: fresh, times: 0, opener: null as Element | null })
  const place = useRef<HTMLDivElement>(null)
  const show = (next: Entry, from: Element | null) =>
    setShown((now) => ({ entry: next, times: now.times + 1, opener: from }))
  const onDone = () => {
    show(fresh, null)
    if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus()
    else place.current?.focus({ preventScroll: true })
  }
  const open = (next: Entry) => show(next, document.activeElement)
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 gap-8">
        <Button icon={Plus} onClick={() => open(fresh)} className="justify-self-start lg:hidden">
          {addLabel}
        </Button>
        {children(open)}
      </div>
      <div ref={place} tabIndex={-1} className="scroll-mt-4 outline-none">
        <Form key={times} entry={entry} isOpened={opener !== null} onDone={onDone} />
      </div>
    </div>
  )
}
