import { Mark } from '@tiptap/core'

const scriptMark = (name: string, tag: 'sub' | 'sup') =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

/** Subscript and superscript, such as the 2 of ft²; there is no button for them, but they are kept. */
export const SCRIPT_MARKS = [scriptMark('subscript', 'sub'), scriptMark('superscript', 'sup')]
