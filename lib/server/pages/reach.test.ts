import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.json']

const known = new Map<string, string[]>()

/** The local modules that a module loads when it runs; types are not loaded. */
function importsOf(file: string): string[] {
  const imports = known.get(file) ?? readImports(file)
  known.set(file, imports)
  return imports
}

function readImports(file: string): string[] {
  if (!/\.(tsx?|mjs)$/.test(file)) return []
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    fileName: file,
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.ReactJSX },
  })
  return ts.preProcessFile(outputText).importedFiles.flatMap(({ fileName }) => {
    if (fileName === '#drawn') return ['components/ui/drawn/drawn.tsx']
    if (!/^(\.|@\/)/.test(fileName)) return []
    const base = fileName.startsWith('@/') ? fileName.slice(2) : path.join(path.dirname(file), fileName)
    const found = ENDINGS.map((ending) => base + ending).find(
      (candidate) => path.extname(candidate) !== '' && existsSync(candidate),
    )
    if (!found && !base.endsWith('.css')) throw new Error(`${file} imports ${fileName}, which is not found`)
    return found ? [found] : []
  })
}

/** All local modules behind a page, those of components/ui aside. */
function reachOf(page: string): string[] {
  const seen = new Set<string>()
  const visit = (file: string) => {
    for (const next of importsOf(file)) {
      if (seen.has(next)) continue
      seen.add(next)
      visit(next)
    }
  }
  visit(page)
  return [...seen].filter((file) => !file.startsWith('components/ui/'))
}

test.each([
  ['app/(site)/page.tsx', 80],
  ['app/(site)/category/[name]/page.tsx', 80],
  ['app/(site)/curated-posts/[...path]/page.tsx', 80],
  ['app/(site)/search/page.tsx', 80],
  ['app/(site)/explore/page.tsx', 80],
  ['app/llms/[file]/route.ts', 40],
  ['app/sitemaps/[name]/route.ts', 40],
  ['app/feeds/[scope]/[file]/route.ts', 60],
])('%s reaches at most %d local modules, none of them the router, the search engine or the reader', (page, most) => {
  const reach = reachOf(page)
  expect(
    reach.filter((file) => /^lib\/(search|reader|demo|tools|testing)\/|^lib\/server\/api\/router/.test(file)),
  ).toEqual([])
  expect(reach.length, reach.join('\n')).toBeLessThanOrEqual(most)
  expect(reach.length, 'a page that is read reaches something').toBeGreaterThan(5)
})
