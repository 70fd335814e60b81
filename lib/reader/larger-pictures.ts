import type { ImageFact } from './reader-options'
import { elementsOf, type Page, webAddress } from '@/lib/reader/page/page'

/** Widths in which shops hold their pictures; other numbers in an address may tell pictures apart. */
const WIDTH =
  '(?:1[025]0|2[0456]0|3[02568]0|4[0258]0|5[05]0|6[0458]0|7(?:00|20|50|68)|8[05]0|9[06]0|10[08]0|1024|1[24568]00|1280|1920|20[04][08]|2[45]00|3000)'
const BOX = '\\d{2,4}x\\d{2,4}'
/** A size in an address: a folder, the end of a file's name, or a parameter. */
const SIZES = new RegExp(
  [
    `(?<=/)(?:${BOX}|${WIDTH}|thumbs?|thumbnails?|small|medium|large|zoom|full|original)/`,
    `[-_](?:${BOX}|${WIDTH}w?|thumb(?:nail)?|small|medium|large|zoom|full)(?=\\.\\w{3,4}(?:[?#]|$))`,
    `(?<=[?&])(?:w|h|wid|hei|width|height|imwidth|size|sz)=(?:${BOX}|\\d{2,4})(?:&|$)`,
  ].join('|'),
  'gi',
)
const WORDS: [RegExp, number][] = [
  [/thumb/i, 100],
  [/small/i, 200],
  [/medium/i, 400],
  [/large/i, 1_000],
  [/zoom|full|original/i, 1_600],
]
/** A picture without a size in its address is taken to be of this width. */
const UNKNOWN = 700
const MAX_ELEMENTS = 1_000
const MAX_SCRIPT = 200_000
const MAX_QUOTED = 2_000
const QUOTED = /["'](https?:[^"'\s<>]{8,400})["']/gi
const IS_PICTURE = /\.(jpe?g|png|webp|avif)(?:[?#]|$)/i

/** The pictures with each at the largest size that the page has an address of. */
export function atLargest(images: ImageFact[], page: Page): ImageFact[] {
  if (images.length === 0) return images
  const largest = new Map<string, string>()
  for (const address of [...images.map(({ url }) => url), ...addressesOn(page)]) {
    const key = withoutSize(address)
    const known = largest.get(key)
    if (!known || widthOf(address) > widthOf(known)) largest.set(key, address)
  }
  return images.map((image) => ({ ...image, url: largest.get(withoutSize(image.url)) ?? image.url }))
}

const withoutSize = (address: string) =>
  address
    .replace(SIZES, '')
    .replace(/[?&]$/, '')
    .replace(/^https?:/, '')

function widthOf(address: string): number {
  const sizes = address.match(SIZES) ?? []
  const widths = sizes.flatMap((size) => [
    ...(size.match(/\d+/g) ?? []).map(Number),
    ...WORDS.flatMap(([word, width]) => (word.test(size) ? [width] : [])),
  ])
  return widths.length > 0 ? Math.max(...widths) : UNKNOWN
}

/** The addresses of pictures in a page's elements, sets of sizes and scripts. */
function addressesOn(page: Page): string[] {
  const stated = elementsOf(page, 'img, source, a[href]')
    .slice(0, MAX_ELEMENTS)
    .flatMap(({ attribs }) =>
      Object.entries(attribs).flatMap(([name, value]) =>
        /srcset/.test(name)
          ? setOf(value).map(({ address }) => address)
          : /^(src|href|data-)/.test(name)
            ? [value]
            : [],
      ),
    )
  const quoted = page.scripts.flatMap(({ text }) =>
    [...text.slice(0, MAX_SCRIPT).matchAll(QUOTED)].slice(0, MAX_QUOTED).map((match) => match[1] ?? ''),
  )
  return [...stated, ...quoted].flatMap((value) => (IS_PICTURE.test(value) ? (webAddress(value, page.base) ?? []) : []))
}

/** The addresses of a `srcset` with their widths or densities. */
export function setOf(srcset: string): { address: string; size: number }[] {
  return srcset.split(/,\s+/).flatMap((entry) => {
    const [address = '', size = '1x'] = entry.trim().split(/\s+/)
    return address ? [{ address, size: parseFloat(size) || 1 }] : []
  })
}
