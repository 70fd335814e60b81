import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import { importX } from 'eslint-plugin-import-x'
import { changingTextRule } from './.ci/changing-text-rule.mjs'

/** What components may import besides other components. */
const BROWSER = ['lib/contract', 'lib/format', 'lib/session', 'lib/client']

/**
 * The folders of the product, each with the folders that it may import from.
 * @type {Record<string, string[]>}
 */
export const ROOMS = {
  'lib/contract': [],
  'lib/format': [],
  'lib/seo': ['lib/contract', 'lib/format'],
  'lib/session': ['lib/contract', 'lib/format'],
  'lib/client': ['lib/contract', 'lib/format', 'lib/session'],
  'lib/search': [],
  'lib/reader': [],
  'lib/import': [],
  'lib/server': ['lib/contract', 'lib/format', 'lib/seo', 'lib/session', 'lib/search', 'lib/reader', 'lib/import'],
  'components/ui': ['lib/contract', 'lib/format'],
  'components/site': [...BROWSER, 'lib/seo', 'components/ui'],
  'components/products': [...BROWSER, 'components/ui', 'components/site'],
  'components/posts': [...BROWSER, 'components/ui', 'components/site', 'components/products'],
  'components/admin': [...BROWSER, 'components/ui', 'components/site', 'components/products', 'components/posts'],
  'components/editor': [
    ...BROWSER,
    'components/ui',
    'components/site',
    'components/products',
    'components/posts',
    'components/admin',
  ],
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
  'visitors',
  'api',
  'pages',
  'http',
  'ops',
]
/** These import the product; the product imports none of them. */
const NOT_THE_PRODUCT = ['lib/demo', 'lib/tools', 'lib/testing']

const everyRoom = [...Object.keys(ROOMS), ...NOT_THE_PRODUCT]

const roomZones = Object.entries(ROOMS).map(([room, open]) => ({
  target: `./${room}`,
  from: ['./app', ...everyRoom.filter((other) => other !== room && !open.includes(other)).map((other) => `./${other}`)],
  message:
    open.length === 0
      ? `${room} may import nothing else of the project.`
      : `${room} may only import from ${open.join(', ')}.`,
}))

const floorZones = SERVER_FLOORS.map((room, floor) => {
  const below = SERVER_FLOORS.slice(0, floor)
  return {
    target: `./lib/server/${room}`,
    from: ['./lib/server/start.ts', ...SERVER_FLOORS.slice(floor + 1).map((above) => `./lib/server/${above}`)],
    message:
      below.length === 0
        ? `lib/server/${room} is the lowest layer of the server: it may import from none above it.`
        : `lib/server/${room} may only import from the layers below it: ${below.join(', ')}.`,
  }
})

const settingsMessage = 'Read settings through lib/server/core/env.ts, which validates them once at startup.'

export default [
  {
    ignores: [
      '.next/**',
      'node_modules/**',
      'next-env.d.ts',
      'data/**',
      'demo-data/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  {
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver': { typescript: true, node: true } },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: [...roomZones, ...floorZones] },
      ],
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
    files: ['app/**/*.{ts,tsx}', '**/*.d.ts', '*.config.{ts,mjs}', '**/next-cache-handler.mjs', 'e2e/**/*.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: [
      '**/*.test.{ts,tsx}',
      'lib/testing/**',
      'lib/demo/**',
      'lib/tools/**',
      'vitest.setup.ts',
      'e2e/**/*.{ts,mjs}',
      '*.config.{ts,mjs}',
      '.ci/**',
      'instrumentation.ts',
    ],
    rules: { 'no-restricted-syntax': 'off', 'import-x/no-restricted-paths': 'off' },
  },
  {
    // These run before the settings are parsed, or where lib/server/core/env.ts cannot be imported.
    files: [
      'lib/server/core/{env,log}.ts',
      'lib/server/core/load-env.mjs',
      'lib/server/http/content-security-policy.mjs',
      'lib/server/http/start.mjs',
      'lib/server/auth/hash-password-command.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
]
