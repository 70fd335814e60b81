import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { textFacts, type TextFacts } from './text-facts'

/** Milliseconds without typing: counting a long text takes a while. */
const PAUSE = 400

/** Facts of the text, updated when typing pauses. */
export function useTextFacts(editor: Editor): TextFacts {
  const [facts, setFacts] = useState(() => textFacts(editor.state.doc))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onUpdate = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setFacts(textFacts(editor.state.doc)), PAUSE)
    }
    editor.on('update', onUpdate)
    return () => {
      clearTimeout(timer)
      editor.off('update', onUpdate)
    }
  }, [editor])
  return facts
}
