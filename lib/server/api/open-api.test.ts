import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { CALLS } from './calls'
import { openApiDocument } from './open-api'
import { call, send } from '../../testing/api'

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

test('the document accepts only GET and HEAD', async () => {
  expect(await call('POST', '/openapi.json')).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' })
  expect((await send('HEAD', '/openapi.json')).status).toBe(200)
})
