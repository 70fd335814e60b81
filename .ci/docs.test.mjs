import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { DESK_FLOORS, ROOMS, SERVER_FLOORS } from './rooms-rule.mjs'

const DOCS = [...rootDocs('.'), ...rootDocs('docs'), ...rootDocs('deploy')]
const PROJECT_PATH = /^(?:\.ci|\.github|app|components|deploy|docs|e2e|lib|public)\/[^\s*]+$/

/** @param {string} folder */
function rootDocs(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name))
}

describe.each(DOCS)('%s', (file) => {
  const text = readFileSync(file, 'utf8')
  const matches = (/** @type {RegExp} */ pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')

  test('names only files that exist', () => {
    const named = matches(/`([^`\n]+)`/g).filter((word) => PROJECT_PATH.test(word) && !word.includes('NAME'))
    expect(named.filter((name) => !existsSync(name))).toEqual([])
  })

  test('links only to files that exist', () => {
    const links = matches(/\]\(([^)#\s]+)[^)]*\)/g).filter((link) => !/^[a-z]+:/.test(link))
    expect(links.filter((link) => !existsSync(path.join(path.dirname(file), link)))).toEqual([])
  })

  test('names only scripts that package.json has', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(matches(/npm run ([a-z][a-z:-]*[a-z])/g).filter((name) => !(name in scripts))).toEqual([])
  })
})

describe('docs/architecture.md', () => {
  const text = readFileSync('docs/architecture.md', 'utf8')
  const listed = (/** @type {string[]} */ names) => names.map((name) => `\`${name}\``)

  test('lists the rooms as the lint rules order them, the highest first', () => {
    const components = Object.keys(ROOMS).filter((room) => room.startsWith('components/'))
    expect(text).toContain(listed(['app', ...components.reverse()]).join(' › '))
    expect(text).toContain(listed([...SERVER_FLOORS].reverse()).join(' › '))
    expect(text).toContain(listed([...DESK_FLOORS].reverse()).join(' › '))
    const rows = [...text.matchAll(/^\| (`lib\/.*) \| (nothing|`.*`) \|$/gm)]
    const shared = rows.flatMap(([, rooms = '', imports = '']) => rooms.split(', ').map((room) => [room, imports]))
    const rules = Object.entries(ROOMS).filter(([room]) => room.startsWith('lib/') && room !== 'lib/server')
    expect(Object.fromEntries(shared)).toEqual(
      Object.fromEntries(rules.map(([room, imports]) => [`\`${room}\``, listed(imports).join(', ') || 'nothing'])),
    )
  })

  test('describes every room of the lint rules', () => {
    const described = text.slice(text.indexOf('What is in it'))
    const rooms = [
      ...Object.keys(ROOMS).filter((room) => room !== 'lib/server'),
      ...SERVER_FLOORS.map((room) => `lib/server/${room}`),
      ...DESK_FLOORS.map((room) => `components/desk/${room}`),
    ]
    expect(rooms.filter((room) => !described.includes(`\`${room}\``))).toEqual([])
  })
})
