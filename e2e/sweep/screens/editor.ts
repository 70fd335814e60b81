import { PREVIEW_PINS_TITLE } from '../../../lib/measure/pins'
import type { Answer } from '../page/answers'
import type { Screen, Step } from '../screen'
import { LAMP } from './products'

const READY = 'main form [role=textbox]'
const TEXT: Step = { at: '.ProseMirror p' }

const editor = (what: string, steps: Step[], rest: Partial<Screen> = {}): Screen => ({
  name: `editor: ${what}`,
  path: '@editor',
  as: 'admin',
  ready: READY,
  steps,
  ...rest,
})
const more = (item: string): Step[] => [
  TEXT,
  { press: 'More' },
  { at: `[role=menu] :is([role=menuitem], [role=menuitemcheckbox]):has-text("${item}")` },
]
const MORNING = '2026-11-02T08:00:00Z'
const HALF_A_POST = JSON.stringify({ values: { title: 'Half a title', content: '' }, keptAt: MORNING })
const byHand: Step[] = [{ press: 'Add it yourself' }]
const write = (text: string): Step => ({ type: text, into: 'Title' })
const refusal = (status: number, code: string, rest: object = {}): Answer => ({
  call: '/api/curated-posts/',
  method: 'PUT',
  is: 'data',
  status,
  data: { success: false, message: 'It was saved elsewhere', code, ...rest },
})

/** The editor of posts: its menus and dialogs. */
export const EDITOR_SCREENS: readonly Screen[] = [
  {
    name: 'editor',
    path: '@editor',
    as: 'admin',
    route: '/admin/post/[id]',
    ready: READY,
    shows: ['categories-field', 'tags-field', 'product-picker'],
  },
  {
    name: 'editor of a new post',
    path: '/admin/post/create',
    as: 'admin',
    route: '/admin/post/create',
    ready: READY,
    isOnlySeen: true,
  },
  {
    name: 'editor of a post that is not there',
    path: '/admin/post/nothing',
    as: 'admin',
    ready: 'main [role=alert], main h1',
    reports: /404/,
  },
  {
    name: 'editor that loads',
    path: '/admin/post/any',
    as: 'admin',
    ready: 'main [role=status]',
    // Its heading is the post's.
    scope: 'main [role=status]',
    answers: [{ call: '/api/curated-posts/any', is: 'never' }],
    isOnlySeen: true,
  },
  editor('unsaved work of another browser', [], {
    answers: [
      {
        call: '/api/admin/drafts',
        is: 'data',
        data: {
          success: true,
          data: {
            drafts: [{ slot: 'elsewhere', post_id: null, work: HALF_A_POST, saved_at: MORNING }],
          },
        },
      },
    ],
    scope: 'section[aria-label="Unsaved work"]',
  }),
  editor('categories', [{ at: 'main summary:has-text("chosen")' }], { scope: 'main details[open]' }),
  editor('More menu', [TEXT, { press: 'More' }], { shows: ['content-toolbar'] }),
  editor('slash menu', [{ at: '.ProseMirror > p:last-of-type' }, { key: 'End' }, { key: 'Enter' }, { key: '/' }], {
    shows: ['slash-menu'],
    scope: '[role=listbox]',
  }),
  editor('outline', [{ press: 'Outline' }], { shows: ['status-bar'] }),
  editor('block menu', [{ hover: '.ProseMirror h2' }, { press: 'Block' }], { shows: ['block-handle'], isWide: true }),
  editor('shortcuts', [{ press: 'Keyboard shortcuts' }], { shows: ['editor-panels'], isWide: true }),
  editor('link', [TEXT, { press: 'Link' }], { shows: ['link-dialog'] }),
  editor('link that is there', [{ at: '.ProseMirror a' }, { press: 'Link' }], { shows: ['link-dialog'] }),
  editor('posts to link to', [TEXT, { press: 'Link' }, { type: 'wall', into: 'URL' }], {
    shows: ['link-dialog'],
    scope: '[role=listbox]:has([role=option])',
  }),
  editor('image', [TEXT, { press: 'Insert image' }], {
    shows: ['image-dialog'],
    silent: { 'button: Insert': 'an empty address is ignored' },
  }),
  editor('image settings', [{ at: '.ProseMirror img' }], { shows: ['image-settings'] }),
  editor('video', more('Video'), { shows: ['editor-panels'] }),
  editor('product card', more('Product card'), { shows: ['product-card-dialog'] }),
  editor('kit', more('Tools and materials'), { shows: ['kit-dialog'] }),
  editor('kit: discard', [...more('Tools and materials'), { type: 'An hour', into: 'Time' }, { press: 'Cancel' }], {
    scope: '[role=alertdialog]',
  }),
  editor('comparison', more('Comparison'), { shows: ['comparison-dialog'] }),
  editor(
    'pins',
    [{ at: '.ProseMirror img' }, { key: 'Escape' }, { press: 'More' }, { at: '[role=menuitem]:has-text("Pins")' }],
    // Its other dialog tells that the picture has gone, to which no press leads.
    { shows: ['pins-dialog', 'pins-dialog'] },
  ),
  editor('pins on the preview', [{ press: PREVIEW_PINS_TITLE }], { path: '@editor with kit', shows: ['pins-dialog'] }),
  editor('find and replace', more('Find and replace'), { scope: '[aria-label="Find and replace"]' }),
  editor('writing mode', [{ press: 'Writing mode' }], { isOnlySeen: true }),
  editor('preview', [{ press: 'Preview' }], { shows: ['preview-dialog'] }),
  editor('picture library', [{ press: 'Library' }], { shows: ['library-button'] }),
  editor('product by hand', byHand, { shows: ['product-review'] }),
  editor('source of a page', [...byHand, { press: 'Paste the page’s source' }], { shows: ['source-dialog'] }),
  editor(
    'product of a pasted page',
    [
      ...byHand,
      { press: 'Paste the page’s source' },
      { type: 'https://lamps.example/lamp', into: 'Address of the page' },
      { type: '<title>Lamp</title>', into: 'Source of the page' },
      { press: 'Read Product' },
    ],
    {
      answers: [
        {
          call: '/read-source',
          method: 'POST',
          is: 'data',
          data: { success: true, data: { product: LAMP, reading: LAMP } },
        },
      ],
      shows: ['product-review'],
      // The product that was read is not stored.
      reports: /404/,
    },
  ),
  editor('from the own browser', [...byHand, { press: 'From your own browser' }], { shows: ['hand-over-dialog'] }),
  editor('change a linked product', [{ at: '[aria-label="Linked products"] button[aria-label^="Edit"]' }], {
    path: '@editor with kit',
    shows: ['product-review'],
    scope: '[role=dialog]:has(input)',
    // Typing into the address of its picture asks for another.
    reports: /404/,
  }),
  editor('linked product that loads', [{ at: '[aria-label="Linked products"] button[aria-label^="Edit"]' }], {
    path: '@editor with kit',
    answers: [{ call: '/api/admin/products/', is: 'never' }],
    shows: ['edit-product'],
  }),
  editor('linked products', [], { path: '@editor with kit', scope: '[aria-label="Linked products"]' }),
  editor('more settings', [{ at: 'main summary:has-text("More settings")' }], {
    shows: ['frame'],
    scope: 'main details[open]',
  }),
  editor('publish', [{ press: 'Publish' }], { shows: ['post-bar'] }),
  editor('publish: links checked', [{ press: 'Publish' }, { press: 'Check 1 link to other sites' }], {
    scope: '[role=dialog]:has([role=status] > p)',
    answers: [
      {
        call: '/api/admin/links/check',
        method: 'POST',
        is: 'data',
        data: { success: true, data: { check: { state: 'gone', status: 404 } } },
      },
    ],
    isOnlySeen: true,
  }),
  editor('leaving', [write('Another title'), { press: 'Back' }], { shows: ['save-bar'] }),
  editor(
    'offline',
    [write('Mine'), { answers: [{ call: '/api/', method: 'PUT', is: 'offline' }] }, { press: 'Update Post' }],
    {
      scope: 'main form [role=group][aria-label=Save]',
    },
  ),
  editor(
    'conflict',
    [
      write('Mine'),
      {
        answers: [
          refusal(409, 'CONFLICT', { conflict: { updated_at: '2049-01-01T00:00:00.000Z', updated_by: 'somebody' } }),
          {
            call: '/api/curated-posts/',
            is: 'changed',
            change: { title: 'Theirs', updated_at: '2049-01-01T00:00:00.000Z' },
          },
        ],
      },
      { press: 'Update Post' },
    ],
    {
      shows: ['conflict-dialog'],
      scope: '[role=dialog]',
      reports: /409/,
      silent: { 'button: Keep all of mine': 'mine is chosen from the start' },
    },
  ),
  editor('deleted in the meantime', [write('Mine'), { answers: [refusal(410, 'DELETED')] }, { press: 'Update Post' }], {
    shows: ['conflict-dialog'],
    scope: '[role=dialog]',
    reports: /410/,
  }),
  { name: 'draft preview', path: '@draft', as: 'admin', route: '/draft/curated-posts/[id]', ready: 'main h1' },
  {
    name: 'history',
    path: '@history',
    as: 'admin',
    route: '/admin/post/[id]/history',
    ready: 'main [aria-label=Versions] button',
    shows: ['field-change'],
    silent: { 'compared with': 'a post of two versions has one to compare with' },
  },
  {
    name: 'history: restore',
    path: '@history',
    as: 'admin',
    ready: 'main [aria-label=Versions] button',
    steps: [{ at: 'main [aria-label=Versions] li:last-child button' }, { press: 'Restore this version' }],
    shows: ['history-screen'],
  },
]
