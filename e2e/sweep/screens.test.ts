import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROUTES } from '@/lib/server/http/routes'
import { SCREENS } from './screens'

/** What makes a component open something: a dialog, a menu, a list of suggestions, tabs, a panel. */
const OPENS =
  /<(?:Dialog|ConfirmDialog|FormDialog|Disclosure|TabList|details)\b|\b(?:Menu|Popover|Dialog|AlertDialog|Autocomplete|Combobox|Select|Tabs)\.(?:Root|Popup)|role="(?:dialog|alertdialog|menu|listbox|tablist)"/
/** Parts that others are made of. */
const isPart = (file: string) => file.startsWith('components/ui/') || file.endsWith('/form-dialog.tsx')

const components = ['components', 'app'].flatMap((root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /^[\w[\].-]+\.tsx$/.test(name) && !name.includes('.test.'))
    .map(({ name, parentPath }) => path.join(parentPath, name)),
)

const opening = components
  .filter((file) => !isPart(file) && OPENS.test(readFileSync(file, 'utf8')))
  .map((file) => path.basename(file, '.tsx'))

test('every page of the site is swept', () => {
  const pages = ROUTES.filter(({ kind }) => kind === 'page').map((route) => route.path)
  const swept = SCREENS.flatMap(({ route }) => route ?? [])
  expect([...new Set(swept)].sort()).toEqual([...new Set(pages)].sort())
})

test('every component that opens a dialog, a menu, tabs or a panel is swept, and no other', () => {
  const shown = SCREENS.flatMap(({ shows = [] }) => shows)
  expect([...new Set(shown)].sort()).toEqual([...new Set(opening)].sort())
})

test('each screen has its own name', () => {
  const names = SCREENS.map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
