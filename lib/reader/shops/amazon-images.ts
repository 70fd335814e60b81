import 'server-only'
import type { ImageFact } from '../facts'
import type { Page } from '../page/page'
import { plainLine } from '../page/plain-text'
import { webAddress } from '../page/web-address'
import { repairJson } from '../structured/repair-json'

const MAIN = '#landingImage, #imgBlkFront, #ebooksImgBlkFront, #main-image, #prodImage, #imgTagWrapperId img'
const GALLERY = /'?colorImages'?\s*:\s*\{\s*'?initial'?\s*:\s*(\[[\s\S]{0,60000}?\}\s*\])\s*\}/

/** The product's pictures at their largest size, the main one first. */
export function amazonImages(page: Page): ImageFact[] {
  const main = page.$(MAIN).first()
  const alt = plainLine(main.attr('alt'))
  const own = [main.attr('data-old-hires'), ...largestFirst(main.attr('data-a-dynamic-image')), main.attr('src')]
  return [...own.slice(0, 1), ...own.slice(1).filter(Boolean).slice(0, 1), ...galleryOf(page)].flatMap((address) => {
    const url = webAddress(address, page.base)
    return url ? [{ url, alt }] : []
  })
}

/** URLs from `{"url": [width, height]}`, the largest first. */
function largestFirst(json: string | undefined): string[] {
  const sizes = json ? repairJson(json) : null
  if (typeof sizes !== 'object' || sizes === null) return []
  const entries = Object.entries(sizes).map(([url, size]) => [url, Array.isArray(size) ? Number(size[0]) : 0] as const)
  return entries.sort((one, other) => other[1] - one[1]).map(([url]) => url)
}

function galleryOf(page: Page): string[] {
  const script = page.scripts.find(({ text }) => text.includes('colorImages'))
  const list = script ? repairJson(GALLERY.exec(script.text)?.[1] ?? '') : null
  if (!Array.isArray(list)) return []
  return list.flatMap((image: { hiRes?: unknown; large?: unknown } | null) => {
    const address = image?.hiRes ?? image?.large
    return typeof address === 'string' ? [address] : []
  })
}
