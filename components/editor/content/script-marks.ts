import { Mark } from '@tiptap/core'

const scriptMark = (name: string, tag: 'sub' | 'sup') =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

/** Lowered and raised text, such as the 2 of ft²; kept where a post has it. */
export const SCRIPT_MARKS = [scriptMark('subscript', 'sub'), scriptMark('superscript', 'sup')]
