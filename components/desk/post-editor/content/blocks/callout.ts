import { type Editor, Node } from '@tiptap/core'
import { CALLOUT_KINDS, type CalloutKind } from '@/lib/contract/posts/content-elements'

const kindOf = (value: unknown): CalloutKind | null => CALLOUT_KINDS.find((kind) => kind === value) ?? null

/** A tip, warning or note: blocks set apart from the text. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: 'note',
      parseHTML: (element: HTMLElement) => kindOf(element.dataset.callout),
      renderHTML: ({ kind }: Record<string, unknown>) => ({ 'data-callout': kind }),
    },
  }),
  parseHTML: () => [{ tag: 'aside', getAttrs: (element) => kindOf(element.dataset.callout) !== null && null }],
  renderHTML: ({ HTMLAttributes }) => ['aside', HTMLAttributes, 0],
})

/** Puts the blocks of the selection into a callout, changes its kind, or unwraps it if it is of that kind. */
export function toggleCallout(editor: Editor, kind: CalloutKind): void {
  if (editor.isActive('callout', { kind })) editor.commands.lift('callout')
  else if (editor.isActive('callout')) editor.commands.updateAttributes('callout', { kind })
  else editor.commands.wrapIn('callout', { kind })
}
