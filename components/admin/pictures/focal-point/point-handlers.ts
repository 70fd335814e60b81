import type { KeyboardEvent, PointerEvent } from 'react'
import type { FocalPoint } from '@/lib/contract/fields/fields'

/** The middle, where pictures without a focal point are cropped. */
export const MIDDLE: FocalPoint = { x: 50, y: 50 }

/** Percent for each press of an arrow key, and with Shift. */
const STEP = 1
const BIG_STEP = 10

const MOVES: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)))

/** Handlers of a surface on which a point is set by mouse, pen or touch, and of its handle, which arrow keys move. */
export function pointHandlers(point: FocalPoint, onChange: (point: FocalPoint) => void) {
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) return
    onChange({
      x: percent(((clientX - box.left) / box.width) * 100),
      y: percent(((clientY - box.top) / box.height) * 100),
    })
  }
  return {
    surface: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture?.(event.pointerId)
        follow(event)
        event.currentTarget.querySelector<HTMLElement>('[role=slider]')?.focus()
      },
      onPointerMove: (event: PointerEvent) => {
        if (event.currentTarget.hasPointerCapture?.(event.pointerId)) follow(event)
      },
    },
    onKeyDown: (event: KeyboardEvent) => {
      const [x, y] = MOVES[event.key] ?? [0, 0]
      if (x === 0 && y === 0) return
      event.preventDefault()
      const step = event.shiftKey ? BIG_STEP : STEP
      onChange({ x: percent(point.x + x * step), y: percent(point.y + y * step) })
    },
  }
}
