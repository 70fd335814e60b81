import { type ChildNode, type Document, Element, isText } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { videoOf } from '@/lib/format/video'

const named = (body: Document | Element, name: string) => DomUtils.getElementsByTagName(name, body)
const classOf = (element: Element) => element.attribs['class'] ?? ''

/** Puts the children of an element in its place. */
export function unwrap(element: Element): void {
  for (const child of [...element.children]) DomUtils.prepend(element, child)
  DomUtils.removeElement(element)
}

const picturesOf = (element: Element | null) =>
  element === null ? [] : element.name === 'img' ? [element] : named(element, 'img')

/** For browsers without scripts, pages repeat a picture that is loaded late, after it or before it. */
function removeDoubles(body: Document): void {
  for (const element of named(body, 'noscript')) {
    const [picture] = named(element, 'img')
    if (!picture) continue
    const isSame = ({ attribs }: Element) => Object.values(attribs).includes(picture.attribs['src'] ?? '')
    const isDouble =
      picturesOf(DomUtils.prevElementSibling(element)).length > 0 ||
      picturesOf(DomUtils.nextElementSibling(element)).some(isSame)
    if (isDouble) DomUtils.removeElement(element)
  }
}

/** A picture behind a text comes before it. */
function showBackgrounds(body: Document): void {
  const covers = DomUtils.filter((node) => DomUtils.isTag(node) && /\bwp-block-cover\b/.test(classOf(node)), body)
  for (const cover of covers as Element[]) {
    const src = /background-image:\s*url\((['"]?)(.+?)\1\)/.exec(cover.attribs['style'] ?? '')?.[2]
    if (src && named(cover, 'img').length === 0) DomUtils.prependChild(cover, new Element('img', { src, alt: '' }))
  }
}

/** The caption of several pictures becomes a paragraph after them. */
export function releaseCaption(figure: Element): void {
  for (const child of figure.children)
    if (DomUtils.isTag(child) && child.name === 'figcaption') Object.assign(child, { name: 'p' })
}

/** Pictures of a gallery, in a list or a figure around all, become figures one after the other. */
function separateGalleries(body: Document): void {
  for (const list of named(body, 'ul')) {
    if (!/\b(?:blocks-gallery-grid|wp-block-gallery)\b/.test(classOf(list))) continue
    for (const item of named(list, 'li')) unwrap(item)
    unwrap(list)
  }
  for (const figure of named(body, 'figure').reverse()) {
    const pictures = named(figure, 'img')
    const isOuter = named({ children: figure.children } as Element, 'figure').length > 0
    if (!isOuter && pictures.length < 2) continue
    if (!isOuter)
      for (const picture of pictures) {
        const single = new Element('figure', {})
        DomUtils.replaceElement(picture, single)
        DomUtils.appendChild(single, picture)
      }
    releaseCaption(figure)
    unwrap(figure)
  }
}

/** WordPress says where a picture floats by a class, of the picture or of what is around it. */
function alignPictures(body: Document): void {
  for (const picture of named(body, 'img')) {
    let around: Element | null = picture
    for (let level = 0; around && level < 4; level += 1) {
      const align = /\balign(left|center|right)\b/.exec(classOf(around))?.[1]
      if (align) picture.attribs['data-align'] ??= align
      const { parent }: { parent: Element['parent'] } = around
      around = parent && DomUtils.isTag(parent) && /^(?:a|figure|div|p)$/.test(parent.name) ? parent : null
    }
  }
}

/** Systems put pictures that stand alone into paragraphs. */
function releasePictures(body: Document): void {
  for (const paragraph of named(body, 'p')) {
    const others = paragraph.children.filter(
      (child) => !isBlank(child) && !(DomUtils.isTag(child) && child.name === 'img'),
    )
    if (others.length === 0 && named(paragraph, 'img').length > 0) unwrap(paragraph)
  }
}

/** The address of a video on a line of its own stands for its player. */
function showVideos(body: Document): void {
  for (const paragraph of named(body, 'p')) {
    const [link, ...others] = paragraph.children.filter((child) => DomUtils.textContent(child).trim() !== '')
    if (!link || others.length > 0 || !DomUtils.isTag(link) || link.name !== 'a') continue
    const href = link.attribs['href'] ?? ''
    if (DomUtils.textContent(link).trim() === href && videoOf(href))
      DomUtils.replaceElement(paragraph, new Element('iframe', { src: href }))
  }
}

const isBlank = (node: ChildNode) => isText(node) && node.data.trim() === ''

/** Removes paragraphs and lists that hold nothing, such as those of which a picture is missing, and such lines. */
export function removeEmpty(body: Document): void {
  for (const list of [...named(body, 'ul'), ...named(body, 'ol')])
    if (named(list, 'li').length === 0 && DomUtils.textContent(list).trim() === '') DomUtils.removeElement(list)
  for (const paragraph of named(body, 'p')) {
    const holds = DomUtils.filter((node) => DomUtils.isTag(node) && node.name !== 'br', paragraph.children)
    if (holds.length === 0 && DomUtils.textContent(paragraph).trim() === '') DomUtils.removeElement(paragraph)
  }
  for (const node of body.children.filter(isBlank)) {
    if (node.prev === null || isBlank(node.prev)) DomUtils.removeElement(node)
    else Object.assign(node, { data: '\n' })
  }
}

/** Makes of galleries, covers, floating pictures and addresses of videos what a post can hold. */
export function arrangePictures(body: Document): void {
  // The same file again, as a button.
  for (const link of named(body, 'a')) if (/\bwp-block-file__button\b/.test(classOf(link))) DomUtils.removeElement(link)
  removeDoubles(body)
  showBackgrounds(body)
  alignPictures(body)
  separateGalleries(body)
  releasePictures(body)
  showVideos(body)
}
