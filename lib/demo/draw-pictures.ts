import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { decodePicture } from '../server/images/decode/decode-picture'
import { loadAuthors, loadPosts, loadProducts } from './load-content'
import { allDrawings, keyOf, PICTURES, storedDrawings, type Drawing } from './pictures'

/** Draws the pictures of the demo that `pictures/` does not hold, and removes those that it shows no more. */
async function drawPictures(): Promise<void> {
  await mkdir(PICTURES, { recursive: true })
  const stored = storedDrawings()
  const wanted = new Map(
    allDrawings({ posts: loadPosts(), products: loadProducts(), authors: loadAuthors() }).map((each) => [
      keyOf(each),
      each,
    ]),
  )
  const missing = [...wanted].filter(([key]) => !stored.has(key))
  for (const [key, drawing] of missing) await store(key, drawing)
  const removed = [...stored].filter(([key]) => !wanted.has(key))
  for (const [, name] of removed) await rm(path.join(PICTURES, name))
  console.info(`${missing.length} pictures drawn, ${removed.length} removed, ${wanted.size} in all.`)
}

/** Under the name that the picture store will give it. */
async function store(key: string, { svg, width }: Drawing): Promise<void> {
  const png = await sharp(Buffer.from(svg)).resize({ width }).png({ compressionLevel: 1 }).toBuffer()
  const { height, color } = await decodePicture(png)
  const name = `${key}_${width}x${height}_${color ?? 'clear'}.webp`
  await writeFile(path.join(PICTURES, name), await sharp(png).webp({ quality: 72, effort: 6 }).toBuffer())
}

await drawPictures()
