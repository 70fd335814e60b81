import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOMS, SERVER_FLOORS } from '../eslint.config.mjs'

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

test('docs/architecture.md describes every room of the lint rules', () => {
  const text = readFileSync('docs/architecture.md', 'utf8')
  const rooms = [
    ...Object.keys(ROOMS).filter((room) => room !== 'lib/server'),
    ...SERVER_FLOORS.map((room) => `lib/server/${room}`),
  ]
  expect(rooms.filter((room) => !text.includes(`\`${room}\``))).toEqual([])
})
