/** Writes docs/texts.md, every text of ours that visitors read, from the source: npx tsx lib/tools/texts/write-texts.ts */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const ROOMS = ['app/(site)', 'components/site', 'components/posts', 'components/products', 'components/ui']
const FILES = [
  'lib/contract/texts.ts',
  'lib/contract/failure-texts.ts',
  'lib/measure/kit-text.ts',
  'lib/server/content/blocks/render-kit.ts',
  'lib/server/content/blocks/render-comparison.ts',
  'lib/server/content/blocks/render-pins.ts',
]
const READ_ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt', 'label', 'text', 'detail', 'hint', 'description']

/** The texts of a source file, in its order, with … for what is filled in. */
function textsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return
    if (ts.isJsxText(node)) texts.push(node.text)
    else if (ts.isStringLiteralLike(node) && isRead(node)) texts.push(node.text)
    else if (ts.isTemplateExpression(node)) {
      const text = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
      if (isSentence(text)) texts.push(text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => /\p{L}{2}/u.test(text))
}

function isRead(node: ts.StringLiteralLike): boolean {
  const { parent } = node
  if (ts.isJsxAttribute(parent)) return READ_ATTRIBUTES.includes(parent.name.getText())
  if (ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent)) return true
  return isSentence(node.text) && !NAMES_IN_CODE.test(node.text)
}

/** Classes, keys, currencies and the like. */
const NAMES_IN_CODE = /^(?:[A-Z][a-z]+[A-Z]\w*|NFC|UTC|USD|ERROR|Escape|Enter)$/

/** Unlike class names, addresses and keys, what people read begins with a capital letter or with a name. */
const isSentence = (text: string) =>
  /^(?:…\s?)?[\p{Lu}‘“][\p{L}’']*(?:[\s,.:?…]|$)/u.test(text) && !/[<>{}=]/.test(text)

const found = ROOMS.flatMap((room) =>
  (readdirSync(room, { recursive: true }) as string[]).map((file) => path.posix.join(room, file)),
)
const files = [...found.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.')).sort(), ...FILES]
const rows = files.flatMap((file) =>
  [...new Set(textsOf(file))].map((text) => `| ${text.replaceAll('|', '\\|')} | \`${file}\` |`),
)
const head = `# What visitors read

Every text of ours on public pages, taken from the source by \`npx tsx lib/tools/texts/write-texts.ts\`, to be read as a whole: one voice, plain words, American spelling. … stands for what is filled in. Left out are the 30 lines about categories (\`lib/server/pages/category-texts.ts\`), the three pages about the site (\`lib/server/pages/info-pages.ts\`), names of categories, and errors of the API.

| Text | Where |
|---|---|
`
writeFileSync('docs/texts.md', `${head}${rows.join('\n')}\n`)
