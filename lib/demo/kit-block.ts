import { parse } from 'yaml'
import { z } from 'zod'
import { escapeHtml } from '@/lib/format/texts/escape'
import { type Kit, type KitItem, NEW_ITEM, NEW_KIT, writeKit } from '@/lib/measure/kit'
import { KIT_HEAD, kitTable } from '@/lib/measure/kit-text'
import { BASES } from '@/lib/measure/quantity'
import type { FindProduct } from './content'

const { items: _none, ...facts } = NEW_KIT

/** An object of optional texts and numbers, which become texts; no other keys. */
const textsOf = <Name extends string>(names: Name[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, z.coerce.string().optional()])) as Record<
      Name,
      z.ZodOptional<z.ZodCoercedString>
    >,
  )

const itemSchema = textsOf(Object.keys(NEW_ITEM) as (keyof KitItem)[]).extend({
  name: z.string(),
  use: z.enum(['tool', 'material']).default('material'),
  by: z.enum(BASES).default('fixed'),
})
const kitSchema = textsOf(Object.keys(facts) as (keyof typeof facts)[]).extend({ items: itemSchema.array().min(1) })

/** Without undefined fields. */
const defined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>
  }

/** The HTML that the editor stores for a kit that is written as YAML. */
export function demoKitHtml(yaml: string, find: FindProduct): string {
  const { items, ...texts } = kitSchema.parse(parse(yaml))
  const kit: Kit = {
    ...NEW_KIT,
    ...defined(texts),
    items: items.map((item) => ({ ...NEW_ITEM, ...defined(item), href: item.product ? find(item.product).url : '' })),
  }
  const rows = kitTable(kit).map(({ item, name, href, quantity }) => {
    const shown = href ? `<a href="${escapeHtml(href)}">${escapeHtml(name)}</a>` : escapeHtml(name)
    const attribute = item === null ? '' : ` data-item="${escapeHtml(item)}"`
    return `<tr${attribute}><td>${shown}</td><td>${escapeHtml(quantity)}</td></tr>`
  })
  const head = KIT_HEAD.map((title) => `<th>${title}</th>`).join('')
  return `<table data-kit="${escapeHtml(writeKit(kit))}"><tbody><tr>${head}</tr>${rows.join('')}</tbody></table>`
}
