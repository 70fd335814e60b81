import { type AnyExtension, InputRule, PasteRule } from '@tiptap/core'
import { Link } from '@tiptap/extension-link'
import type { MarkType } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'
import { Callout } from '../blocks/callout'
import { FOOTNOTES } from '../blocks/footnotes'
import { ProductCardBlock } from '../blocks/product-card-block'
import { VideoBlock } from '../blocks/video'
import { CodeBlockExit } from './code-block-exit'
import { ComparisonBlock } from '../comparison/comparison-node'
import { KitBlock } from '../kit/kit-node'
import { Caption, Figure } from '../pictures/figure'
import { UnsupportedPart } from '../unsupported/unsupported-part'
import { PinsBlock } from '../pins/pins-node'
import { isAllowedLink } from '../links/allowed-url'
import { isPlainAddress, TypedAddresses } from '../links/typed-addresses'
import { Picture } from '../pictures/picture'
import { SCRIPT_MARKS } from './script-marks'
import { TABLE } from './table'

/** StarterKit without the marks, blocks and attributes that the sanitizer of stored HTML does not allow. */
const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map(withoutAttributes)
  },
})

function withoutAttributes(extension: AnyExtension): AnyExtension {
  if (extension.name === 'codeBlock') return extension.extend({ addAttributes: () => ({}) })
  if (extension.name === 'listItem')
    return extension.extend({
      // Anything else than `block+` would wrap what it does not take, such as a heading, in a table.
      content: 'block+',
      addAttributes: () => ({ value: ITEM_NUMBER }),
    })
  if (extension.name === 'orderedList') return extension.extend({ addAttributes: () => ({ start: START }) })
  if (SIGNED.has(extension.name))
    return extension.extend({ addInputRules: besideWords, addPasteRules: pastedBesideWords })
  return extension
}

/** Marks with Markdown input rules. */
const SIGNED = new Set(['bold', 'italic', 'strike', 'code'])
/** Markdown characters between spaces are not input rules, as in 2 * 4 * 8. */
const isApart = (match: readonly string[]) => /^\s|\s$/.test(match.at(-1) ?? '')

function besideWords(this: { parent?: (() => InputRule[]) | undefined }): InputRule[] {
  return (this.parent?.() ?? []).map(
    ({ find, handler }) => new InputRule({ find, handler: (props) => (isApart(props.match) ? null : handler(props)) }),
  )
}

function pastedBesideWords(this: { parent?: (() => PasteRule[]) | undefined }): PasteRule[] {
  return (this.parent?.() ?? []).map(
    ({ find, handler }) => new PasteRule({ find, handler: (props) => (isApart(props.match) ? null : handler(props)) }),
  )
}

/** Pasted URLs become links; the text of a pasted link is skipped, as it has its own href. */
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
/** The number of a list item, if it does not follow from its place; a split item has none. */
const ITEM_NUMBER = {
  default: null,
  keepOnSplit: false,
  parseHTML: (element: HTMLElement) => {
    const value = element.getAttribute('value') ?? ''
    return /^\d{1,6}$/.test(value) && element.parentElement?.localName === 'ol' ? Number(value) : null
  },
}

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
