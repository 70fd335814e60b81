import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { ContentHandle } from '../content/content-editor'
import { NO_PARTS, type TextParts, textParts } from './text-parts'

/** Milliseconds without typing: reading a long text takes a while. */
const PAUSE = 500

/**
 * The parts of the text that are checked; null until it is read.
 * @returns them, and a function to call after each edit.
 */
export function useTextParts(content: RefObject<ContentHandle | null>): {
  parts: TextParts | null
  onEdit: () => void
} {
  const [parts, setParts] = useState<TextParts | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onEdit = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const doc = content.current?.doc()
      setParts(doc ? textParts(doc) : NO_PARTS)
    }, PAUSE)
  }, [content])
  useEffect(() => {
    onEdit()
    return () => clearTimeout(timer.current)
  }, [onEdit])
  return { parts, onEdit }
}
