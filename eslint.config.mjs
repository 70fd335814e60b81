import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import { importX } from 'eslint-plugin-import-x'
import { changingTextRule } from './.ci/changing-text-rule.mjs'

/** The rooms of the house, and for each the rooms it may look into. */
const ROOMS = {
  'lib/contract': [],
  'lib/format': [],
  'lib/seo': ['lib/contract', 'lib/format'],
  'lib/session': ['lib/contract', 'lib/format'],
  'lib/client': ['lib/contract', 'lib/format', 'lib/session'],
  'lib/search': [],
  'lib/reader': [],
  'lib/server': ['lib/contract', 'lib/format', 'lib/seo', 'lib/session', 'lib/search', 'lib/reader'],
  'components/ui': ['lib/contract', 'lib/format'],
  'components/site': ['lib/contract', 'lib/format', 'lib/seo', 'lib/session', 'lib/client', 'components/ui'],
  'components/products': ['lib/contract', 'lib/format', 'lib/session', 'lib/client', 'components/ui', 'components/site'],
  'components/posts': [
    'lib/contract', 'lib/format', 'lib/session', 'lib/client', 'components/ui', 'components/site', 'components/products',
  ],
  'components/admin': [
    'lib/contract', 'lib/format', 'lib/session', 'lib/client', 'components/ui', 'components/site', 'components/products',
    'components/posts',
  ],
  'components/editor': [
    'lib/contract', 'lib/format', 'lib/session', 'lib/client', 'components/ui', 'components/site', 'components/products',
    'components/posts', 'components/admin',
  ],
}

/** The floors of lib/server, the lowest first: each room may use those below it. */
const SERVER_FLOORS = ['core', 'fetch', 'db', 'images', 'auth', 'search', 'content', 'products', 'posts', 'visitors', 'api', 'pages', 'http', 'ops']
/** What the server stands on and never the other way round: the demo, the tools and the helpers of tests. */
const NOT_THE_PRODUCT = ['lib/demo', 'lib/tools', 'lib/testing']

const everyRoom = [...Object.keys(ROOMS), ...NOT_THE_PRODUCT]

const roomZones = Object.entries(ROOMS).map(([room, open]) => ({
  target: `./${room}`,
  from: ['./app', ...everyRoom.filter((other) => other !== room && !open.includes(other)).map((other) => `./${other}`)],
  message: open.length === 0 ? `${room} stands alone: it may use nothing else of the project.` : `${room} may only use ${open.join(', ')}.`,
}))

const floorZones = SERVER_FLOORS.map((room, floor) => {
  const below = SERVER_FLOORS.slice(0, floor)
  return {
    target: `./lib/server/${room}`,
    from: ['./lib/server/start.ts', ...SERVER_FLOORS.slice(floor + 1).map((above) => `./lib/server/${above}`)],
    message: below.length === 0 ? `lib/server/${room} is the lowest floor of the server: it may use none above it.` : `lib/server/${room} may only use the floors below it: ${below.join(', ')}.`,
  }
})

const settingsMessage = 'Read settings through lib/server/core/env.ts, which checks them once at start.'

export default [
  { ignores: ['.next/**', 'node_modules/**', 'next-env.d.ts', 'data/**', 'demo-data/**', 'test-results/**', 'playwright-report/**'] },
  ...nextVitals,
  ...nextTypescript,
  {
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver': { typescript: true, node: true } },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: [...roomZones, ...floorZones] }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: "MemberExpression[object.name='process'][property.name='env']", message: settingsMessage },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      '@next/next/no-img-element': 'off',
      '@next/next/no-location-assign-relative-destination': 'off',
      '@next/next/no-html-link-for-pages': 'off',
      'import/no-anonymous-default-export': 'off',
      'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
    },
  },
  {
    files: ['{app,components}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { plumbline: { rules: { 'changing-text': changingTextRule } } },
    rules: { 'plumbline/changing-text': 'error' },
  },
  {
    files: ['app/**/*.{ts,tsx}', '*.config.{ts,mjs}', '**/next-cache-handler.mjs', 'e2e/**/*.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'lib/testing/**', 'lib/demo/**', 'lib/tools/**', 'vitest.setup.ts', 'e2e/**/*.{ts,mjs}', '*.config.{ts,mjs}', '.ci/**', 'instrumentation.ts'],
    rules: { 'no-restricted-syntax': 'off', 'import-x/no-restricted-paths': 'off' },
  },
  {
    // These run before the settings are read, or where lib/server/core/env.ts cannot be loaded.
    files: ['lib/server/core/{env,log}.ts', 'lib/server/http/content-security-policy.mjs', 'lib/server/http/start.mjs', 'lib/server/auth/hash-password-command.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
]
