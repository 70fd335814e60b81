import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { DemoAuthors, DemoPost, DemoProduct } from './content'
import { drawPortrait } from './drawings/draw-portrait'
import { drawProduct } from './drawings/draw-product'
import { drawScene } from './drawings/draw-scene'
import type { Palette, Scene } from './drawings/subjects'

/** A picture as SVG, and the width in pixels at which it is stored: one that pages use, so that no size is encoded twice. */
export type Drawing = { svg: string; width: 1440 | 960 | 350 }

export type DemoContent = { posts: DemoPost[]; products: DemoProduct[]; authors: DemoAuthors }

export const PICTURES = path.join(import.meta.dirname, 'pictures')

/** The posts that the demo began with: a newer one has a number below 0, and changes no picture of theirs. */
const FIRST_POSTS = 40

const scene = (name: Scene, palette: Palette, variant: number): Drawing => ({
  svg: drawScene(name, palette, variant),
  width: 1440,
})

/** The preview of a post and the pictures in its text, in their order. */
export function drawingsOfPost(post: DemoPost, index: number, total: number): { preview: Drawing; inText: Drawing[] } {
  const variant = index - (total - FIRST_POSTS)
  const tags = [...post.content.matchAll(/<img data-scene="([^"]*)" data-palette="([^"]*)"/g)]
  return {
    preview: scene(post.preview.scene, post.preview.palette, variant),
    inText: tags.map(([, name, palette], at) => scene(name as Scene, palette as Palette, variant + 100 + at)),
  }
}

/** The views of a product. */
export const drawingsOfProduct = ({ shape, palette, pictures }: DemoProduct): Drawing[] =>
  Array.from({ length: pictures }, (_, view) => ({ svg: drawProduct(shape, palette, view), width: 960 }))

export const drawingOfAuthor = ({ portrait }: DemoAuthors[string]): Drawing => ({
  svg: drawPortrait(portrait),
  width: 350,
})

/** All that the demo shows. */
export const allDrawings = ({ posts, products, authors }: DemoContent): Drawing[] => [
  ...products.flatMap(drawingsOfProduct),
  ...Object.values(authors).map(drawingOfAuthor),
  ...posts.flatMap((post, index) => {
    const { preview, inText } = drawingsOfPost(post, index, posts.length)
    return [preview, ...inText]
  }),
]

/** What the name of a drawing's file begins with; another drawing has another. */
export const keyOf = ({ svg, width }: Drawing) =>
  createHash('sha256').update(`${width} ${svg}`).digest('hex').slice(0, 24)

/** The names of the files in `pictures/` by the key of their drawing. */
export const storedDrawings = () => new Map(readdirSync(PICTURES).map((name) => [name.slice(0, 24), name]))

/** Finds the file of a drawing. */
export function pictureFinder(): (drawing: Drawing) => Promise<{ name: string; bytes: Uint8Array }> {
  const stored = storedDrawings()
  return async (drawing) => {
    const name = stored.get(keyOf(drawing))
    if (!name) throw new Error('A picture of the demo has changed since it was drawn: npm run pictures')
    return { name, bytes: await readFile(path.join(PICTURES, name)) }
  }
}
