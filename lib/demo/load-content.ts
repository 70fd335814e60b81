import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import {
  demoAuthorsSchema,
  demoProductSchema,
  frontMatterSchema,
  type DemoAuthors,
  type DemoPost,
  type DemoProduct,
} from './content'
import { markdownToHtml } from './markdown'

const FRONT_MATTER = /^---\n(.*?)\n---\n(.*)$/s

/** The posts of `posts/*.md`, newest first. Throws for invalid front matter. */
export function loadPosts(): DemoPost[] {
  const products = new Map(loadProducts().map((product) => [product.key, product]))
  const posts = readFolder('posts', '.md').map(({ file, text }) => {
    const [, front = '', body = ''] = FRONT_MATTER.exec(text) ?? []
    return parseFile(file, () => ({
      ...frontMatterSchema.parse(parse(front)),
      content: markdownToHtml(body, products),
    }))
  })
  return posts.sort(newestFirst)
}

/** The products of `products/*.json`, newest first. Throws for a file that breaks the schema. */
export function loadProducts(): DemoProduct[] {
  const products = readFolder('products', '.json').flatMap(({ file, text }) =>
    parseFile(file, () => demoProductSchema.array().parse(JSON.parse(text))),
  )
  return products.sort(newestFirst)
}

/** The authors of `authors.json`. Throws for a file that breaks the schema. */
export function loadAuthors(): DemoAuthors {
  const file = 'authors.json'
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8')
  return parseFile(file, () => demoAuthorsSchema.parse(JSON.parse(text)))
}

const newestFirst = (left: { date: string }, right: { date: string }) => right.date.localeCompare(left.date)

function readFolder(folder: string, extension: string): { file: string; text: string }[] {
  const place = path.join(import.meta.dirname, folder)
  const files = readdirSync(place).filter((name) => name.endsWith(extension))
  return files.sort().map((name) => ({ file: `${folder}/${name}`, text: readFileSync(path.join(place, name), 'utf8') }))
}

function parseFile<T>(file: string, parse: () => T): T {
  try {
    return parse()
  } catch (cause) {
    throw new Error(`lib/demo/${file}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}
