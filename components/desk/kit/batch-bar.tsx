import { type ReactNode, useRef } from 'react'
import { Button } from '@/components/ui/controls/button'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'
import type { BatchProps } from './list-screen'

export type BatchAction<Item> = {
  name: string
  /** The items that the action applies to. */
  items: Item[]
  isDangerous?: boolean
  busy?: boolean
  /** Why the action applies to none of the selected items. */
  hint?: string | undefined
  /** What is asked before; nothing without it. */
  question?: { title: string; message: string; detail?: string | undefined; confirmLabel?: string }
  /** @returns whether it was done, which ends the selection. */
  run: (items: Item[]) => Promise<boolean>
}

type Props<Item> = BatchProps<Item> & {
  label: string
  note?: string | false
  actions: BatchAction<Item>[]
  /** Before the actions. */
  children?: ReactNode
}

const BAR =
  'sticky bottom-0 max-lg:bottom-14 z-30 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-3 ' +
  'pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 md:bottom-4 md:mx-0 md:rounded-card md:border ' +
  'md:px-4 md:shadow-lg'

/** Batch actions for the selection of a list, sticky at the bottom of the screen. */
export function BatchBar<Item>({ selection, next, label, note, actions, children }: Props<Item>) {
  const [confirm, confirmation] = useConfirm()
  const finalFocus = useRef<HTMLElement>(null)
  const isEmpty = selection.items.length === 0
  const act = ({ items, run }: BatchAction<Item>) => {
    finalFocus.current = next.current
    next.current?.focus()
    void run(items).then((done) => done && selection.end())
  }
  const ask = (action: BatchAction<Item>) => {
    const { name, question, isDangerous } = action
    if (!question) return act(action)
    const kind = isDangerous ? 'danger' : 'primary'
    confirm({ confirmLabel: name, ...question, kind, finalFocus, onConfirm: () => act(action) })
  }
  return (
    <div role="group" aria-label={label} className={BAR}>
      <p aria-live="polite" className="text-sm font-semibold">
        {`${selection.items.length.toLocaleString('en-US')} selected`}
      </p>
      <p className="mr-auto text-sm text-muted">{note}</p>
      {children}
      {actions.map((action) => {
        const isIdle = !isEmpty && action.items.length === 0
        return (
          <Button
            key={action.name}
            kind={action.isDangerous ? 'danger' : 'quiet'}
            disabled={isEmpty || isIdle || action.busy}
            title={isIdle ? action.hint : undefined}
            onClick={() => ask(action)}
          >
            {action.name}
          </Button>
        )
      })}
      <ConfirmDialog {...confirmation} />
    </div>
  )
}
