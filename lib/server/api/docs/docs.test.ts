import { Validator } from '@seriousme/openapi-schema-validator'
import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { CALLS } from '../calls'
import { openApiDocument } from './open-api'
import { call, send } from '../../../testing/api'

test('the OpenAPI document is valid OpenAPI 3.1', async () => {
  const document = await (await send('GET', '/openapi.json')).json()
  const validator = new Validator()
  expect(await validator.validate(document)).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('the document describes every call, its access and its errors', async () => {
  const { paths, components } = await openApiDocument()
  expect(Object.keys(components?.schemas ?? {})).toEqual(['Post', 'PostSummary', 'Product', 'Pagination', 'Failure'])
  expect(Object.values(paths ?? {}).flatMap((path) => Object.keys(path ?? {}))).toHaveLength(CALLS.length)
  for (const each of CALLS) {
    const operation = paths?.[each.path]?.[each.method.toLowerCase() as 'get']
    const schemes = (operation?.security ?? []).flatMap((requirement) => Object.keys(requirement))
    expect(schemes, each.name).toEqual(
      { public: [], mixed: ['admin'], admin: ['admin'], visitor: ['visitor'] }[each.access],
    )
    const statuses = Object.keys(operation?.responses ?? {})
    expect(statuses, each.name).toEqual(expect.arrayContaining([...each.failures, 400, 503].map(String)))
    if (each.name === 'search.suggest') expect(statuses).toContain('429')
    for (const status of statuses.filter((text) => Number(text) >= 400)) {
      expect(JSON.stringify(operation?.responses?.[status])).toContain('#/components/schemas/Failure')
    }
    const body =
      operation?.requestBody && 'content' in operation.requestBody ? Object.keys(operation.requestBody.content) : []
    expect(body, each.name).toEqual(each.body && body.length > 0 ? [each.body] : [])
  }
})

test('the page shows every call, has only internal links, and loads and runs nothing', async () => {
  const response = await send('GET', '/docs')
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  const $ = load(await response.text())
  expect($('h1').text()).toBe('Plumbline API')
  expect($('article[id]').length).toBe(CALLS.length + 5)
  for (const each of CALLS) expect($(`#${each.name.replace('.', '-')} h3`).text()).toContain(each.path)
  for (const anchor of $('nav a').toArray()) expect($(anchor.attribs.href ?? '').length).toBe(1)
  expect($('script, link, img, iframe, [style], [onclick]').length).toBe(0)
})

test('the documentation accepts only GET and HEAD', async () => {
  for (const path of ['/docs', '/openapi.json']) {
    expect(await call('POST', path)).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' })
    expect((await send('HEAD', path)).status).toBe(200)
  }
})
