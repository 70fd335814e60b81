import { type AnyExtension, Extension, type InputRule, Mark, type PasteRule, type Range } from '@tiptap/core'
import { Link } from '@tiptap/extension-link'
import type { MarkType } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'
import { Callout } from '../blocks/callout'
import { FOOTNOTES } from '../blocks/footnotes'
import { ProductCardBlock } from '../blocks/product-card-block'
import { VideoBlock } from '../blocks/video'
import { type EditorState, type Transaction, TextSelection } from '@tiptap/pm/state'
import { ComparisonBlock } from '../comparison/comparison-node'
import { KitBlock } from '../kit/kit-node'
import { Caption, Figure } from '../pictures/figure'
import { UnsupportedPart } from '../unsupported/unsupported-part'
import { PinsBlock } from '../pins/pins-node'
import { isAllowedLink } from '../links/entered-url'
import { isPlainAddress, TypedAddresses } from '../links/typed-addresses'
import { Picture } from '../pictures/picture'
import { afterChange } from './after-change'
import { TABLE } from './table'

const scriptMark = (name: string, tag: 'sub' | 'sup') =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

/** Subscript and superscript, such as the 2 of ft²; there is no button for them, but they are kept. */
const SCRIPT_MARKS = [scriptMark('subscript', 'sub'), scriptMark('superscript', 'sup')]

const THIRD_ENTER = '\n\n\n'

/**
 * Leaves a code block at the third Enter at its end without a key event: on Android, Chrome reports Enter to
 * ProseMirror only as a DOM change, which in a code block is another newline.
 */
const CodeBlockExit = Extension.create({
  name: 'codeBlockExit',
  addProseMirrorPlugins: () => [afterChange(leaveCodeBlock, isTyped)],
})

const isTyped = (transaction: Transaction) =>
  transaction.docChanged && transaction.getMeta('paste') !== true && transaction.getMeta('addToHistory') !== false

function leaveCodeBlock(before: EditorState, { selection, schema, tr }: EditorState): Transaction | null {
  const { $from, empty } = selection
  const { parent } = $from
  const isAtEnd = empty && parent.type.name === 'codeBlock' && $from.parentOffset === parent.content.size
  if (!isAtEnd || !parent.textContent.endsWith(THIRD_ENTER)) return null
  const start = $from.start()
  const hadTwo =
    start <= before.doc.content.size && before.doc.resolve(start).parent.textContent === parent.textContent.slice(0, -1)
  const { paragraph } = schema.nodes
  if (!hadTwo || !paragraph) return null
  tr.delete($from.pos - THIRD_ENTER.length, $from.pos)
  const after = tr.mapping.map($from.after())
  tr.insert(after, paragraph.create())
  return tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView()
}

/** Markdown characters between spaces are not input rules, as in 2 * 4 * 8. */
const isApart = (match: readonly string[]) => /^\s|\s$/.test(match.at(-1) ?? '')

type Rules<Rule> = { parent?: (() => Rule[]) | undefined }

/** What every rule is applied to. */
type Found = { match: readonly string[]; state: EditorState; range: Range }

/** Rules that do nothing where they are skipped. */
function skipping<Rule extends InputRule | PasteRule>(
  { parent }: Rules<Rule>,
  isSkipped: (found: Found) => boolean,
): Rule[] {
  return (parent?.() ?? []).map((rule) => {
    const handler = rule.handler as (found: Found) => void | null
    return Object.assign(rule, { handler: (found: Found) => (isSkipped(found) ? null : handler(found)) })
  })
}

function adjacentWords<Rule extends InputRule | PasteRule>(this: Rules<Rule>): Rule[] {
  return skipping(this, ({ match }) => isApart(match))
}

/** Pasted URLs become links; the text of a pasted link is skipped, as it has its own href. */
function plainAddressRules(this: Rules<PasteRule> & { type: MarkType }): PasteRule[] {
  return skipping(this, ({ state, range }) => state.tr.doc.rangeHasMark(range.from, range.to, this.type))
}

const START = {
  default: 1,
  parseHTML: (element: HTMLElement) => {
    const start = element.getAttribute('start') ?? ''
    return /^-?\d{1,6}$/.test(start) ? Number(start) : 1
  },
}
/** The number of a list item, if it does not follow from its place; a split item has none. */
const ITEM_NUMBER = {
  default: null,
  keepOnSplit: false,
  parseHTML: (element: HTMLElement) => {
    const value = element.getAttribute('value') ?? ''
    return /^\d{1,6}$/.test(value) && element.parentElement?.localName === 'ol' ? Number(value) : null
  },
}

/** Marks with Markdown input rules. */
const SIGNED = { addInputRules: adjacentWords, addPasteRules: adjacentWords }

/** What extensions of StarterKit do otherwise here, by their names. */
const CHANGES: Record<string, object> = {
  codeBlock: { addAttributes: () => ({}) },
  // Anything else than `block+` would wrap what it does not take, such as a heading, in a table.
  listItem: { content: 'block+', addAttributes: () => ({ value: ITEM_NUMBER }) },
  orderedList: { addAttributes: () => ({ start: START }) },
  bold: SIGNED,
  italic: SIGNED,
  strike: SIGNED,
  code: SIGNED,
}

/** StarterKit without the marks, blocks and attributes that the sanitizer of stored HTML does not allow. */
const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension: AnyExtension) => extension.extend(CHANGES[extension.name]))
  },
})

const LINK_ATTRIBUTES = {
  href: { default: null },
  title: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('title') || null },
}

/** Links with the attributes that stored HTML may have; text typed at their end is not part of them. */
const ContentLink = Link.extend({
  inclusive: false,
  addAttributes: () => LINK_ATTRIBUTES,
  addPasteRules: plainAddressRules,
})

/** The extensions of the post content schema; the sanitizer's allowlist of stored HTML mirrors them. */
export const CONTENT_EXTENSIONS: AnyExtension[] = [
  Kit.configure({
    heading: { levels: [2, 3, 4] },
    link: false,
    dropcursor: { color: 'var(--color-purple-600)', width: 3 },
  }),
  ContentLink.configure({
    openOnClick: false,
    autolink: false,
    shouldAutoLink: isPlainAddress,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: isAllowedLink,
  }),
  TypedAddresses,
  ...SCRIPT_MARKS,
  Picture,
  CodeBlockExit,
  Figure,
  Caption,
  ...TABLE,
  Callout,
  VideoBlock,
  ProductCardBlock,
  KitBlock,
  ComparisonBlock,
  PinsBlock,
  ...FOOTNOTES,
  UnsupportedPart,
]
