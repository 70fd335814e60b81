import { parse } from 'yaml'
import { z } from 'zod'
import { escapeHtml } from '@/lib/format/texts/escape'
import { PREVIEW, shapeOf, writePlace } from '@/lib/measure/pins'
import type { FindProduct } from './content'

/** The shape of all drawings. */
const SHAPE = shapeOf(16, 9)
const pinsSchema = z.array(z.strictObject({ key: z.string(), x: z.number(), y: z.number() })).min(1)

/** The HTML that the editor stores for pins on the picture before them, written as YAML. */
export const demoPinsHtml = (yaml: string, find: FindProduct) => pinsHtml('', yaml, find)

/** The same for pins on the preview image. */
export const demoPreviewPinsHtml = (yaml: string, find: FindProduct) =>
  pinsHtml(` data-picture="${PREVIEW}"`, yaml, find)

function pinsHtml(attributes: string, yaml: string, find: FindProduct): string {
  const items = pinsSchema.parse(parse(yaml)).map(({ key, ...at }) => {
    const product = find(key)
    const link = `<a href="${escapeHtml(product.url)}">${escapeHtml(product.name)}</a>`
    return `<li data-pin="${writePlace({ ...at, product: key })}">${link}</li>`
  })
  return `<ol${attributes} data-pins="${SHAPE}">${items.join('')}</ol>`
}
