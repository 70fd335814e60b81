/**
 * `npm run generate`: draws the rooms of the product and the imports between them into docs/architecture.md.
 * Imports that follow from others are left out: where A imports B and B imports C, no arrow leads from A to C.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseDependencyTree } from 'dpdm'
import { ROOMS, SERVER_FLOORS } from '../eslint.config.mjs'

const PAGE = 'docs/architecture.md'
const [START, END] = ['<!-- drawn by npm run generate -->', '<!-- end of the drawing -->']
const NOT_THE_PRODUCT = /\.test\.|^lib\/(demo|tools|testing)\//
const FILES = ['{app,components,lib}/**/*.{ts,tsx,mjs}', 'lib/**/*.json']

/** The three groups of rooms, each with its heading. */
const GROUPS = [
  {
    title: 'Pages and what they show',
    rooms: [
      'app',
      ...Object.keys(ROOMS)
        .filter((room) => room.startsWith('components/'))
        .reverse(),
    ],
  },
  {
    title: 'lib/server, from the highest layer down',
    rooms: [...SERVER_FLOORS].reverse().map((room) => `lib/server/${room}`),
  },
  {
    title: 'Shared by browser and server, or alone',
    rooms: Object.keys(ROOMS).filter((room) => room.startsWith('lib/') && room !== 'lib/server'),
  },
]
const EVERY_ROOM = GROUPS.flatMap(({ rooms }) => rooms)

/** @typedef {Map<string, Set<string>>} Arrows from each room to the rooms that it imports from */

/** @param {string} file */
const roomOf = (file) => EVERY_ROOM.find((room) => file.startsWith(`${room}/`))

/** @returns {Promise<Arrows>} */
async function readArrows() {
  const tree = await parseDependencyTree(FILES, { transform: false })
  /** @type {Arrows} */
  const arrows = new Map(EVERY_ROOM.map((room) => [room, new Set()]))
  for (const [file, imports] of Object.entries(tree)) {
    const from = roomOf(file)
    if (!from || NOT_THE_PRODUCT.test(file)) continue
    for (const { id } of imports ?? []) {
      const to = id && roomOf(id)
      if (to && to !== from) arrows.get(from)?.add(to)
    }
  }
  return arrows
}

/**
 * Whether a path leads from one room to another other than the arrow between them.
 * @param {Arrows} arrows
 * @param {string} from
 * @param {string} to
 */
function isImplied(arrows, from, to) {
  const queue = [...(arrows.get(from) ?? [])].filter((room) => room !== to)
  const seen = new Set(queue)
  for (const room of queue) {
    for (const next of arrows.get(room) ?? []) {
      if (next === to) return true
      if (!seen.has(next)) queue.push(next)
      seen.add(next)
    }
  }
  return false
}

/** @param {string} room */
const idOf = (room) => room.replaceAll('/', '_')

/** The Mermaid flowchart of the rooms. */
export async function drawArchitecture() {
  const arrows = await readArrows()
  const groups = GROUPS.flatMap(({ title, rooms }, index) => [
    `  subgraph group${index}["${title}"]`,
    ...rooms.map((room) => `    ${idOf(room)}["${room.replace('lib/server/', '')}"]`),
    '  end',
  ])
  const lines = EVERY_ROOM.flatMap((from) =>
    [...(arrows.get(from) ?? [])]
      .filter((to) => !isImplied(arrows, from, to))
      .sort()
      .map((to) => `  ${idOf(from)} --> ${idOf(to)}`),
  )
  return ['```mermaid', 'flowchart TB', ...groups, ...lines, '```'].join('\n')
}

/** docs/architecture.md with a drawing in the place of the one it has. */
export function withDrawing(/** @type {string} */ drawing) {
  const page = readFileSync(PAGE, 'utf8')
  const [before = '', after = ''] = [page.split(START)[0], page.split(END)[1]]
  return `${before}${START}\n\n${drawing}\n\n${END}${after}`
}

if (process.argv[1] === import.meta.filename) writeFileSync(PAGE, withDrawing(await drawArchitecture()))
