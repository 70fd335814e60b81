import { type AnyExtension, InputRule, PasteRule } from '@tiptap/core'
import type { MarkType } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'
import { CodeBlockExit } from './code-block-exit'
import { Caption, Figure } from './figure'
import { ForeignPart } from './foreign-part'
import { isHeldLink } from './held-address'
import { Picture } from './picture'
import { SCRIPT_MARKS } from './script-marks'
import { TABLE } from './table'

/** The marks, blocks and attributes of the kit that the stored HTML has no place for are left out. */
const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map(held)
  },
})

function held(extension: AnyExtension): AnyExtension {
  if (extension.name === 'codeBlock') return extension.extend({ addAttributes: () => ({}) })
  if (extension.name === 'listItem') return extension.extend({ content: '(paragraph | image | figure) block*' })
  if (extension.name === 'orderedList') return extension.extend({ addAttributes: () => ({ start: START }) })
  if (extension.name === 'link') return extension.extend({ inclusive: false, addAttributes: () => LINK, addPasteRules: plainAddressRules })
  if (SIGNED.has(extension.name)) return extension.extend({ addInputRules: besideWords, addPasteRules: pastedBesideWords })
  return extension
}

/** Marks that are written with signs around a text. */
const SIGNED = new Set(['bold', 'italic', 'strike', 'code'])
/** Signs between spaces mark nothing, as in 2 * 4 * 8. */
const isApart = (match: readonly string[]) => /^\s|\s$/.test(match.at(-1) ?? '')

function besideWords(this: { parent?: (() => InputRule[]) | undefined }): InputRule[] {
  return (this.parent?.() ?? []).map(({ find, handler }) => new InputRule({ find, handler: (props) => (isApart(props.match) ? null : handler(props)) }))
}

function pastedBesideWords(this: { parent?: (() => PasteRule[]) | undefined }): PasteRule[] {
  return (this.parent?.() ?? []).map(({ find, handler }) => new PasteRule({ find, handler: (props) => (isApart(props.match) ? null : handler(props)) }))
}

/** Pasted addresses become links; the text of a pasted link is no address to lead to, for that is its href. */
function plainAddressRules(this: { parent?: (() => PasteRule[]) | undefined; type: MarkType }): PasteRule[] {
  return (this.parent?.() ?? []).map(
    ({ find, handler }) =>
      new PasteRule({
        find,
        handler: (props) => {
          const { doc } = props.state.tr
          return doc.rangeHasMark(props.range.from, props.range.to, this.type) ? null : handler(props)
        },
      }),
  )
}

const START = {
  default: 1,
  parseHTML: (element: HTMLElement) => {
    const start = element.getAttribute('start') ?? ''
    return /^-?\d{1,6}$/.test(start) ? Number(start) : 1
  },
}
const LINK = {
  href: { default: null },
  title: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('title') || null },
}

/** What a post's body may be made of: the schema that the stored HTML's allowlist mirrors. */
export const CONTENT_EXTENSIONS: AnyExtension[] = [
  Kit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: true,
      shouldAutoLink: (address) => /^https?:\/\//i.test(address),
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: isHeldLink,
    },
    dropcursor: { color: 'var(--color-purple-600)', width: 3 },
  }),
  ...SCRIPT_MARKS,
  Picture,
  CodeBlockExit,
  Figure,
  Caption,
  ...TABLE,
  ForeignPart,
]
