import { cpSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './site-server'

const LEFT_OUT = new Set(['.git', 'node_modules', 'test-results', '.next/cache', '.next/trace', '.next/trace-build'])
/** Compressed copies of scripts and styles, which have the first build's names in them; the site makes its own without. */
const COPIES = /\.next\/static\/.*\.(?:br|gz)$/
const TEXT = /\.(?:js|json|html|rsc|body|meta|css|txt)$/
const CHUNKS = '.next/static/chunks'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Writes a second build of the site to a folder: the same code, with other names of all scripts and styles
 * and another build id. A real build takes minutes.
 */
export function makeSecondBuild(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(root, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !LEFT_OUT.has(path.relative(root, source)) && !COPIES.test(source),
  })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const chunks = readdirSync(path.join(folder, CHUNKS)).map((name) => path.parse(name).name)
  const id = readFileSync(path.join(folder, '.next/BUILD_ID'), 'utf8')
  const names = new RegExp(
    [...chunks, id]
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|'),
    'g',
  )
  const renamed = (text: string) => text.replace(names, (name) => `other-${name}`)
  const entries = readdirSync(path.join(folder, '.next'), { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile() && (TEXT.test(one.name) || one.name === 'BUILD_ID'))) {
    const file = path.join(entry.parentPath, entry.name)
    const text = readFileSync(file, 'utf8')
    const other = renamed(text)
    if (other !== text) writeFileSync(file, other)
  }
  for (const name of readdirSync(path.join(folder, CHUNKS)))
    renameSync(path.join(folder, CHUNKS, name), path.join(folder, CHUNKS, renamed(name)))
  renameSync(path.join(folder, '.next/static', id), path.join(folder, '.next/static', renamed(id)))
}
