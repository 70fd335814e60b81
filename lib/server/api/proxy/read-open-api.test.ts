import { expect, test } from 'vitest'
import { BASE_CALLS } from '@/lib/contract/base-calls'
import { callNamed, CALLS } from '../calls'
import { openApiDocument } from '../open-api'
import { readOpenApi } from './read-open-api'

test('this site’s own document announces every call, with more fields than SPEC section 7', async () => {
  const found = readOpenApi(JSON.parse(JSON.stringify(await openApiDocument())))
  expect([...found.keys()].sort()).toEqual(CALLS.map(({ name }) => name).sort())
  for (const [call, { query = [], body = [] }] of Object.entries(BASE_CALLS)) {
    expect([...(found.get(call) ?? [])], call).toEqual(expect.arrayContaining([...query, ...body]))
  }
  for (const name of ['posts.list', 'products.list', 'search.suggest'])
    expect(found.get(name), name).toEqual(callNamed(name).queryKeys)
  expect([...(found.get('posts.update') ?? [])]).toEqual(
    expect.arrayContaining(['previewImageAlt', 'previewImageCaption', 'updated_at']),
  )
})

test('references are resolved, and allOf, anyOf and oneOf are combined', () => {
  const document = {
    paths: {
      '/api/curated-posts/{post_id}/': {
        parameters: [{ $ref: '#/components/parameters/Lang' }, { in: 'path', name: 'post_id' }],
        put: { requestBody: { $ref: '#/components/requestBodies/Post' } },
      },
    },
    components: {
      parameters: { Lang: { in: 'query', name: 'lang' } },
      requestBodies: {
        Post: { content: { 'application/json': { schema: { $ref: '#/components/schemas/a~1Post' } } } },
      },
      schemas: {
        'a/Post': { allOf: [{ $ref: '#/components/schemas/Text' }, { properties: { caption: {} } }] },
        Text: { type: 'object', properties: { title: {} } },
      },
    },
  }
  expect(readOpenApi(document)).toEqual(new Map([['posts.update', new Set(['lang', 'title', 'caption'])]]))
})

test.each([
  ['nothing', undefined],
  ['a list', []],
  ['paths of another kind', { paths: ['/curated-posts'] }],
  ['an operation of another kind', { paths: { '/curated-posts': { get: 'list' } } }],
])('%s announces nothing', (_what, document) => {
  expect(readOpenApi(document).size).toBe(0)
})

test('a document with circular references is read', () => {
  const circle = { $ref: '#/components/schemas/Circle' }
  const operation = (schema: object) => ({ requestBody: { content: { 'application/json': { schema } } } })
  const document = {
    paths: {
      '/curated-posts': { post: operation(circle) },
      '/products/fetch-from-url': { post: operation({ $ref: '#/components/schemas/Own' }) },
    },
    components: {
      schemas: { Circle: circle, Own: { properties: { url: {} }, allOf: [{ $ref: '#/components/schemas/Own' }] } },
    },
  }
  expect(readOpenApi(document)).toEqual(
    new Map([
      ['posts.create', new Set()],
      ['products.fetchFromUrl', new Set(['url'])],
    ]),
  )
})
