import { make, unwrap } from '../../schema/normalize-markup'
import { PROVIDER_NAMES, videoOf } from '@/lib/format/video'
import { isAllowedImage } from '../../links/entered-url'

/** Boxes of WordPress's classic editor and of Blogger around a picture and its caption. */
const BOXES = '.wp-caption, table.tr-caption-container'

const CAPTIONS = '.wp-caption-text, .tr-caption'

const CAPTIONED_FILE = /\.(?:jpe?g|png|webp|gif|avif)(?:[?#]|$)/i

/** Turns boxes of a picture with a caption into figures, and frees pictures in figures of the link to their own file. */
export function convertCaptions(body: HTMLElement): void {
  for (const box of body.querySelectorAll(BOXES)) {
    const [image, ...others] = box.querySelectorAll('img')
    const [caption, ...more] = box.querySelectorAll(CAPTIONS)
    if (!image || !caption || others.length + more.length > 0 || caption.contains(image)) continue
    const text = make(box.ownerDocument, 'figcaption', {}, ...caption.childNodes)
    box.replaceWith(make(box.ownerDocument, 'figure', {}, image, text))
  }
  for (const link of body.querySelectorAll('a')) {
    if (isAroundPicture(link) && CAPTIONED_FILE.test(link.getAttribute('href') ?? '')) unwrap(link)
  }
}

/** Whether a link has a picture in it, and nothing else. */
export const isAroundPicture = (link: Element) => !link.textContent?.trim() && link.querySelector('img') !== null

/** Attributes of lazy pictures, the usual ones first; others are recognized by their value. */
const LAZY = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-file', 'data-image']

const PICTURE_FILE = /^(?:https?:)?\/{1,2}[^/\s][^\s]*\.(?:jpe?g|png|webp|gif|avif)(?:[?#]\S*)?$/i

const PLACEHOLDER = /^data:|blank|placeholder|spacer|1x1/i

const PLAYERS = 'iframe, embed, object[data], video, audio, oembed[url]'

/** Gives lazy pictures their address, and turns players into videos or links. */
export function convertMedia(body: HTMLElement): void {
  for (const fallback of body.querySelectorAll('noscript')) takeFallback(fallback)
  for (const image of body.querySelectorAll('img')) loadLazy(image)
  for (const player of body.querySelectorAll(PLAYERS)) convertPlayer(player)
  for (const element of body.querySelectorAll('*')) convertFacade(element)
}

/** The picture for browsers without scripts replaces the placeholder before or after it. */
function takeFallback(fallback: Element): void {
  const image = fallback.querySelector('img[src]')
  const neighbor = [fallback.previousElementSibling, fallback.nextElementSibling].find(
    (each) => each?.localName === 'img',
  )
  if (!image || !neighbor || !isMissing(neighbor)) return
  neighbor.setAttribute('src', image.getAttribute('src') ?? '')
}

function isMissing(image: Element): boolean {
  const src = image.getAttribute('src') ?? ''
  return !isAllowedImage(src) || PLACEHOLDER.test(src)
}

const fromSet = (image: Element, name: string) =>
  image
    .getAttribute(name)
    ?.trim()
    .split(/\s*,\s+|\s+/)[0]

function loadLazy(image: Element): void {
  const src = image.getAttribute('src') ?? ''
  if (src.startsWith('//')) image.setAttribute('src', `https:${src}`)
  if (!isMissing(image)) return
  const others = image.getAttributeNames().filter((name) => name.startsWith('data-') && !LAZY.includes(name))
  const sources = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])]
  const candidates = [
    ...LAZY.map((name) => image.getAttribute(name)),
    ...sources.flatMap((source) => [fromSet(source, 'srcset'), fromSet(source, 'data-srcset')]),
    ...others.map((name) => image.getAttribute(name)).filter((value) => PICTURE_FILE.test(value ?? '')),
  ].map((address) => address?.trim().replace(/^\/\//, 'https://'))
  const lazy = candidates.find((address) => address && isAllowedImage(address) && !PLACEHOLDER.test(address))
  if (lazy) image.setAttribute('src', lazy)
}

function convertPlayer(player: Element): void {
  const source = player.querySelector('source[src]')
  const own = ['src', 'data-src', 'data-lazy-src', 'data', 'url'].map((name) => player.getAttribute(name))
  const src = own.find((value) => value && value !== 'about:blank') ?? source?.getAttribute('src') ?? ''
  const address = src.trim().replace(/^\/\//, 'https://')
  if (placeVideo(player, address)) return
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return
  const textContent = player.getAttribute('title')?.trim() || address
  const link = make(player.ownerDocument, 'a', { href: address, textContent })
  replaceBlock(player, make(player.ownerDocument, 'p', {}, link))
}

/** Elements that are replaced by a player on a click: they have the address or the id of the video. */
function convertFacade(element: Element): void {
  const id = element.getAttribute('videoid') ?? element.getAttribute('data-videoid')
  const host = element.localName.includes('vimeo') ? 'https://vimeo.com/' : 'https://www.youtube.com/watch?v='
  if (id && element.localName.includes('-')) return void placeVideo(element, host + id)
  // An embed of WordPress that is not rendered yet has its address as text.
  const address = element.matches('.wp-block-embed__wrapper') ? (element.textContent?.trim() ?? '') : ''
  if (placeVideo(element, address) || element.textContent?.trim() || element.querySelector('img, a')) return
  const named = element.getAttributeNames().filter((name) => name.startsWith('data-'))
  named.some((name) => placeVideo(element, element.getAttribute(name) ?? ''))
}

/** Puts a video in place of an element, if an address is that of one. @returns whether it is. */
function placeVideo(element: Element, address: string): boolean {
  const video = videoOf(address)
  if (!video || element.closest('figure[data-video]')) return false
  const textContent = element.getAttribute('title')?.trim() || `Video on ${PROVIDER_NAMES[video.provider]}`
  const link = make(element.ownerDocument, 'a', { href: video.href, textContent })
  const figure = make(element.ownerDocument, 'figure', {}, link)
  figure.dataset.video = video.provider
  replaceBlock(element, figure)
  return true
}

/** A block in a paragraph follows it. */
function replaceBlock(player: Element, block: Element): void {
  const paragraph = player.closest('p, h1, h2, h3, h4, h5, h6')
  if (paragraph) {
    player.remove()
    paragraph.after(block)
  } else player.replaceWith(block)
}
