import type { Editor } from '@tiptap/core'
import { useEffect, useId, useRef } from 'react'
import { readableKeys } from '../commands/text-commands'
import type { SlashMenuState } from './slash-commands'

/** CSS pixels. */
const [WIDTH, HEIGHT, GAP] = [288, 320, 6]

/** The list of commands at a typed slash; focus stays in the text, which the keys reach. */
export function SlashMenu({ editor, menu }: { editor: Editor; menu: SlashMenuState | null }) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const active = menu ? `${id}-${menu.selected}` : null
  useEffect(() => {
    const { dom } = editor.view
    if (!active) return
    dom.setAttribute('aria-controls', id)
    dom.setAttribute('aria-activedescendant', active)
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [editor, id, active])
  if (!menu?.rect) return null
  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-label="Insert"
      tabIndex={0}
      style={placeOf(menu.rect)}
      className="fixed z-40 overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-ink shadow-lift"
    >
      {menu.commands.map((command, index) => {
        const { label, icon: Icon, keys } = command
        return (
          <li
            key={label}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === menu.selected}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => menu.choose(command)}
            className="flex min-h-9 cursor-default items-center gap-2.5 rounded-lg px-2.5 text-sm hover:bg-tint aria-selected:bg-tint"
          >
            <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
            <span className="grow">{label}</span>
            {keys && (
              <span aria-hidden="true" className="text-xs text-muted max-sm:hidden">
                {readableKeys(keys)}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Below the slash, or above it if there is more room; within the part of the window that a keyboard leaves free. */
function placeOf({ left, top, bottom }: DOMRect) {
  const visible = window.visualViewport
  const height = (visible?.height ?? window.innerHeight) + (visible?.offsetTop ?? 0)
  const below = height - bottom - GAP * 2
  const isBelow = below >= Math.min(HEIGHT, top)
  const width = Math.min(WIDTH, window.innerWidth - 2 * GAP)
  return {
    width,
    left: Math.max(GAP, Math.min(left, window.innerWidth - width - GAP)),
    maxHeight: Math.min(HEIGHT, isBelow ? below : top - GAP * 2),
    ...(isBelow ? { top: bottom + GAP } : { bottom: window.innerHeight - top + GAP }),
  }
}
