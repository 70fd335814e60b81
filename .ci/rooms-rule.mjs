import path from 'node:path'

/** @import { CreateRule, ESTree } from '@oxlint/plugins' */

/** What components may import besides other components. */
const BROWSER = ['lib/contract', 'lib/format', 'lib/measure', 'lib/session', 'lib/client', 'lib/early']

/**
 * The folders of the product, each with the folders that it may import from.
 * @type {Record<string, string[]>}
 */
export const ROOMS = {
  'lib/contract': ['lib/format'],
  'lib/format': [],
  'lib/early': [],
  'lib/measure': ['lib/format'],
  'lib/seo': ['lib/contract', 'lib/format'],
  'lib/session': ['lib/contract', 'lib/format'],
  'lib/client': ['lib/contract', 'lib/format', 'lib/measure', 'lib/session'],
  'lib/search': [],
  'lib/reader': ['lib/format'],
  'lib/import': ['lib/reader'],
  'lib/server': [
    'lib/contract',
    'lib/format',
    'lib/measure',
    'lib/seo',
    'lib/session',
    'lib/early',
    'lib/search',
    'lib/reader',
    'lib/import',
  ],
  'components/ui': ['lib/contract', 'lib/format'],
  'components/site': [...BROWSER, 'lib/seo', 'components/ui'],
  'components/products': [...BROWSER, 'components/ui', 'components/site'],
  'components/posts': [...BROWSER, 'components/ui', 'components/site', 'components/products'],
  'components/desk': [...BROWSER, 'components/ui', 'components/site', 'components/products', 'components/posts'],
}

/** The layers of lib/server, the lowest first: each may import from those below it. */
export const SERVER_FLOORS = [
  'core',
  'fetch',
  'db',
  'jobs',
  'images',
  'auth',
  'search',
  'content',
  'products',
  'posts',
  'pictures',
  'redirects',
  'imports',
  'visitors',
  'insights',
  'api',
  'pages',
  'http',
  'ops',
]
/** The rooms of components/desk, the lowest first: each may import from those below it. */
export const DESK_FLOORS = [
  'kit',
  'pictures',
  'insights',
  'products',
  'product-editor',
  'posts',
  'post-editor',
  'settings',
  'site-import',
  'shell',
]

/** These import the product; the product imports none of them. */
const NOT_THE_PRODUCT = ['lib/demo', 'lib/tools', 'lib/testing']

const everyRoom = ['app', ...Object.keys(ROOMS), ...NOT_THE_PRODUCT]

/** @typedef {{ target: string, from: string[], message: string }} Zone what the files of a folder may not import from */

/** @type {Zone[]} */
const roomZones = Object.entries(ROOMS).map(([room, open]) => ({
  target: room,
  from: everyRoom.filter((other) => other !== room && !open.includes(other)),
  message:
    open.length === 0
      ? `${room} may import nothing else of the project.`
      : `${room} may only import from ${open.join(', ')}.`,
}))

/**
 * Rooms that only the server uses: it alone brings what is in them to a page, so that none gets into a browser.
 * @type {Zone}
 */
const serverRoomZone = {
  target: 'app',
  from: ['lib/search', 'lib/reader', 'lib/import'],
  message: 'Only lib/server may import from this room.',
}

/**
 * What is sent to browsers though it is in no room of theirs: modules of app that begin with 'use client'. They import nothing of
 * app, where a module may use the server, but its styles.
 * @type {Zone[]}
 */
const clientZones = ['app', 'instrumentation-client'].map((target) => ({
  target,
  from: ['app', 'lib/server', ...NOT_THE_PRODUCT],
  message: 'What is sent to browsers may only import from components and from the rooms that they may use.',
}))

/**
 * Zones of folders of which each may import from those before it.
 * @param {string} folder
 * @param {string[]} floors
 * @returns {Zone[]}
 */
const floorZones = (folder, floors) =>
  floors.map((room, floor) => {
    const below = floors.slice(0, floor)
    return {
      target: `${folder}/${room}`,
      from: floors.slice(floor + 1).map((above) => `${folder}/${above}`),
      message:
        below.length === 0
          ? `${folder}/${room} is the lowest layer: it may import from none above it.`
          : `${folder}/${room} may only import from the layers below it: ${below.join(', ')}.`,
    }
  })

const serverZones = floorZones('lib/server', SERVER_FLOORS).map((zone) => ({
  ...zone,
  from: ['lib/server/start', ...zone.from],
}))

const ZONES = [...roomZones, serverRoomZone, ...serverZones, ...floorZones('components/desk', DESK_FLOORS)]

/**
 * @param {string} file
 * @param {string} place a folder, or a module without its extension
 */
const isIn = (file, place) => file.startsWith(`${place}/`) || file.replace(/\.[a-z]+$/, '') === place

/**
 * @param {string} specifier
 * @param {string} folder of the file that imports
 * @returns {string | null} a path from the root; null for a package
 */
function importedPath(specifier, folder) {
  if (specifier.startsWith('@/')) return specifier.slice(2)
  return specifier.startsWith('.') ? path.posix.join(folder, specifier) : null
}

/**
 * A lint rule: a room imports only from those that it may use.
 * @type {CreateRule}
 */
export const roomsRule = {
  meta: { type: 'problem' },
  create(context) {
    const file = path.relative(context.cwd, context.filename)
    const isSent =
      file.startsWith('instrumentation-client.') ||
      context.sourceCode.ast.body.some((node) => 'directive' in node && node.directive === 'use client')
    const zones = [...ZONES, ...(isSent ? clientZones : [])].filter(({ target }) => isIn(file, target))
    if (zones.length === 0) return {}
    /** @param {ESTree.Node} node */
    const check = (node) => {
      const source = 'source' in node ? node.source : null
      if (typeof source !== 'object' || source?.type !== 'Literal' || typeof source.value !== 'string') return
      const imported = importedPath(source.value, path.dirname(file))
      if (imported === null || imported.endsWith('.css')) return
      for (const { from, message } of zones) {
        if (from.some((place) => isIn(imported, place))) context.report({ node: source, message })
      }
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      TSImportType: check,
    }
  },
}
