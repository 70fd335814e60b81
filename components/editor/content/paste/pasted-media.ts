import { PROVIDER_NAMES, videoOf } from '@/lib/format/pictures/video'
import { isAllowedImage } from '../links/allowed-url'

const LAZY = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-file', 'data-image']

/** Gives lazy pictures their address, and turns players into videos or links. */
export function convertMedia(body: HTMLElement): void {
  for (const image of body.querySelectorAll('img')) loadLazy(image)
  for (const player of body.querySelectorAll('iframe, embed, video, audio')) convertPlayer(player)
}

function loadLazy(image: Element): void {
  const src = image.getAttribute('src') ?? ''
  if (isAllowedImage(src) && !/^data:|blank|placeholder|spacer|1x1/i.test(src)) return
  const fromSet = (image.getAttribute('srcset') ?? image.getAttribute('data-srcset'))?.trim().split(/\s*,\s+|\s+/)[0]
  const lazy = [...LAZY.map((name) => image.getAttribute(name)), fromSet].find(
    (address) => address && isAllowedImage(address),
  )
  if (lazy) image.setAttribute('src', lazy)
}

function convertPlayer(player: Element): void {
  const source = player.querySelector('source[src]')
  const src = player.getAttribute('src') || player.getAttribute('data-src') || source?.getAttribute('src') || ''
  const address = src.trim().replace(/^\/\//, 'https://')
  const video = videoOf(address)
  const { ownerDocument } = player
  const link = ownerDocument.createElement('a')
  if (video) {
    const figure = ownerDocument.createElement('figure')
    figure.dataset.video = video.provider
    link.href = video.href
    link.textContent = player.getAttribute('title')?.trim() || `Video on ${PROVIDER_NAMES[video.provider]}`
    figure.append(link)
    return replaceBlock(player, figure)
  }
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return
  link.setAttribute('href', address)
  link.textContent = player.getAttribute('title')?.trim() || address
  const line = ownerDocument.createElement('p')
  line.append(link)
  replaceBlock(player, line)
}

/** A block in a paragraph follows it. */
function replaceBlock(player: Element, block: Element): void {
  const paragraph = player.closest('p, h1, h2, h3, h4, h5, h6')
  if (paragraph) {
    player.remove()
    paragraph.after(block)
  } else player.replaceWith(block)
}
