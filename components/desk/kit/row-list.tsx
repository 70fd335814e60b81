import { X } from 'lucide-react'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { IconButton } from '@/components/ui/controls/button'
import { useRowFocus } from '@/components/ui/focus'
import { MoveButtons, useReorder } from '@/components/ui/reorder'

export type RowTools<Item> = {
  index: number
  name: string
  change: (part: Partial<Item>) => void
  /** They move the item and remove it. */
  buttons: ReactNode
}

type Props<Item> = {
  label: string
  items: Item[]
  keyOf: (item: Item) => string
  nameOf: (item: Item, index: number) => string
  onChange: (items: Item[]) => void
  /** Whether items are moved by drag and drop, too. */
  isDraggable?: boolean
  isMovable?: boolean
  canRemove?: boolean
  /** Gets the focus when the last item is removed; the one before it by default. */
  last?: RefObject<HTMLElement | null>
  /** CSS classes of each row. */
  rowClass?: string
  children: (item: Item, row: RowTools<Item>) => ReactNode
}

/** Items in rows, which are changed, removed, and moved by buttons or by Alt with an arrow key. */
export function RowList<Item>(props: Props<Item>) {
  const { label, items, keyOf, nameOf, onChange, isDraggable = false, isMovable = true, canRemove = true } = props
  const { last, rowClass = 'rounded-lg border border-line bg-surface', children } = props
  const { announcement, dragged, move, rowProps } = useReorder(items, nameOf, onChange)
  const remove = (index: number) => onChange(items.filter((_, other) => other !== index))
  const toolsOf = (item: Item, index: number): RowTools<Item> => {
    const name = nameOf(item, index)
    return {
      index,
      name,
      change: (part) => onChange(items.map((each, other) => (other === index ? { ...each, ...part } : each))),
      buttons: (
        <>
          {isMovable && <MoveButtons {...{ name, index }} count={items.length} onMove={move} />}
          {canRemove && <IconButton isSmall icon={X} label={`Remove ${name}`} onClick={() => remove(index)} />}
        </>
      ),
    }
  }
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol aria-label={label} className="grid gap-2 empty:hidden">
        {items.map((item, index) => (
          <Row
            key={keyOf(item)}
            last={last}
            {...(isMovable && rowProps(index))}
            draggable={isDraggable}
            className={`${rowClass} ${dragged === index ? 'opacity-50' : ''}`}
          >
            {children(item, toolsOf(item, index))}
          </Row>
        ))}
      </ol>
    </>
  )
}

function Row({ last, ...item }: ComponentProps<'li'> & { last: RefObject<HTMLElement | null> | undefined }) {
  const { row } = useRowFocus(last)
  return <li {...item} ref={row} />
}
