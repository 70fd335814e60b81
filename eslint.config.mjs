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
  'lib/server': ['lib/contract', 'lib/format', 'lib/seo', 'lib/session'],
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

const zones = Object.entries(ROOMS).map(([room, open]) => ({
  target: `./${room}`,
  from: ['./app', ...Object.keys(ROOMS).filter((other) => other !== room && !open.includes(other)).map((other) => `./${other}`)],
  message:
    open.length === 0
      ? `${room} stands alone: it may use nothing else of the house.`
      : `${room} may only use ${open.join(', ')}.`,
}))

const settingsMessage = 'Read settings through lib/server/core/env.ts, which checks them once at start.'

export default [
  { ignores: ['.next/**', 'node_modules/**', 'next-env.d.ts', 'data/**', 'demo-data/**', 'test-results/**', 'playwright-report/**'] },
  ...nextVitals,
  ...nextTypescript,
  {
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver': { typescript: true, node: true } },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
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
    files: ['app/**/*.{ts,tsx}', '*.config.{ts,mjs}', '**/page-cache.mjs', 'e2e/**/*.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/test-*.ts', 'vitest.setup.ts', 'e2e/**/*.{ts,mjs}', '*.config.{ts,mjs}', '.ci/**', 'lib/server/core/env.ts', 'lib/server/core/log.ts', 'lib/server/cache/**', 'lib/server/http/start.mjs', 'lib/demo/**', 'lib/tools/bench/**', 'lib/server/auth/hash-password-command.ts', 'instrumentation.ts'],
    rules: { 'no-restricted-syntax': 'off', 'import-x/no-restricted-paths': 'off' },
  },
]
