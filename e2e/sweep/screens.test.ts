import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROUTES } from '@/lib/server/http/routes'
import { SCREENS } from './screens'

/** What makes a component open something: a dialog, a menu, a list of suggestions, tabs, a panel. */
const OPENS =
  /<(?:(?:Dialog|ConfirmDialog|FormDialog|Disclosure|TabList|details)(?![\w.])|(?:Menu|Popover|Dialog|AlertDialog|Autocomplete|Combobox|Select|Tabs)\.Root\b)|\brole="(?:dialog|alertdialog|menu|listbox|tablist)"/g
/** The choice of a title, in the same tag: each is another dialog. */
const TITLES = /^[^<]*?\btitle=\{([^{}]*\?[^{}]*)\}/

/** How many dialogs, menus, tabs and panels a component opens. */
const openingsOf = (source: string): number =>
  [...source.matchAll(OPENS)]
    .map(({ index }) => TITLES.exec(source.slice(index + 1))?.[1]?.split(' ? ').length ?? 1)
    .reduce((sum, titles) => sum + titles, 0)

const components = ['components', 'app'].flatMap((root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /^[\w[\].-]+\.tsx$/.test(name) && !name.includes('.test.'))
    .map(({ name, parentPath }) => path.join(parentPath, name))
    // Parts that others are made of.
    .filter((file) => !file.startsWith('components/ui/')),
)

const counted = (names: string[]) =>
  Object.fromEntries([...new Set(names)].sort().map((name) => [name, names.filter((one) => one === name).length]))

test('every page of the site is swept', () => {
  const pages = ROUTES.filter(({ kind }) => kind === 'page').map((route) => route.path)
  const swept = SCREENS.flatMap(({ route }) => route ?? [])
  expect([...new Set(swept)].sort()).toEqual([...new Set(pages)].sort())
})

test('each dialog, menu, tab and panel of a component has an entry that shows it, and no other has', () => {
  const opened = components.flatMap((file) =>
    Array.from({ length: openingsOf(readFileSync(file, 'utf8')) }, () => path.basename(file, '.tsx')),
  )
  expect(counted(SCREENS.flatMap(({ shows = [] }) => shows))).toEqual(counted(opened))
})

test('each screen has its own name', () => {
  const names = SCREENS.map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
