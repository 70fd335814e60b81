import { IconButton } from './controls/button'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, useState } from 'react'

type Props = { name: string; index: number; count: number; onMove: (from: number, to: number) => void }

/** Buttons that move an item of a list up and down. */
export function MoveButtons({ name, index, count, onMove }: Props) {
  return (
    <>
      <IconButton
        isSmall
        icon={ChevronUp}
        label={`Move ${name} up`}
        busy={index === 0}
        onClick={() => onMove(index, index - 1)}
      />
      <IconButton
        isSmall
        icon={ChevronDown}
        label={`Move ${name} down`}
        busy={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      />
    </>
  )
}

/** A list with one item moved to another index. */
export function moved<T>(items: T[], from: number, to: number): T[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return items
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}

/**
 * Moves the items of a list by drag and drop, by Alt with an arrow key, or by `move`.
 * @returns also the properties of each row, and a text for screen readers after a move.
 */
export function useReorder<T>(items: T[], nameOf: (item: T, index: number) => string, onChange: (items: T[]) => void) {
  const [announcement, setAnnouncement] = useState('')
  const [dragged, setDragged] = useState<number | null>(null)
  const move = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length) return
    onChange(moved(items, from, to))
    setAnnouncement(`${nameOf(item, from)} is now ${to + 1} of ${items.length}`)
  }
  const rowProps = (index: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      setDragged(index)
    },
    onDragEnter: () => {
      if (dragged === null || dragged === index) return
      move(dragged, index)
      setDragged(index)
    },
    onDragOver: (event: DragEvent) => dragged !== null && event.preventDefault(),
    onDragEnd: () => setDragged(null),
    onKeyDown: (event: KeyboardEvent) => {
      const step = event.altKey && { ArrowUp: -1, ArrowDown: 1 }[event.key]
      if (!step) return
      event.preventDefault()
      move(index, index + step)
    },
  })
  return { announcement, dragged, move, rowProps }
}
