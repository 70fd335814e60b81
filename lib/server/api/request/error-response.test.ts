import { ORPCError, ValidationError } from '@orpc/server'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test, vi } from 'vitest'
import { DatabaseError } from '../../db/open/database-fault'
import { log } from '../../core/log'
import { errorResponse } from './error-response'
import { DomainError, errors } from '../../core/errors'
import { apiErrors } from '../api-errors'

const coded = (code: string) => Object.assign(new Error('x'), { code })
const query = (cause: Error) => new DrizzleQueryError('insert into posts values ($1)', ['private words'], cause)

test.each([
  ['a lost connection', query(coded('CONNECTION_CLOSED')), 503, 'UNAVAILABLE'],
  [
    'a server that is not there',
    Object.assign(new Error('x'), { code: 'ECONNREFUSED', syscall: 'connect' }),
    503,
    'UNAVAILABLE',
  ],
  ['a server that shuts down', query(coded('57P01')), 503, 'UNAVAILABLE'],
  ['too many connections', query(coded('53300')), 503, 'UNAVAILABLE'],
  ['a full disk', query(coded('53100')), 503, 'UNAVAILABLE'],
  ['a full disk under pictures', coded('ENOSPC'), 503, 'UNAVAILABLE'],
  ['a database that has stopped', query(new DatabaseError('away', 'x')), 503, 'UNAVAILABLE'],
  ['a value no column holds', query(coded('22P05')), 400, 'BAD_REQUEST'],
  ['a fault of ours', new TypeError('x is not a function'), 500, 'INTERNAL_SERVER_ERROR'],
  ['a missing file of ours', coded('ENOENT'), 500, 'INTERNAL_SERVER_ERROR'],
  ['something that is no error', 'x', 500, 'INTERNAL_SERVER_ERROR'],
])('%s is a %s', (_name, error, status, code) => {
  vi.spyOn(log, 'error').mockImplementation(() => {})
  const warned = vi.spyOn(log, 'warn').mockImplementation(() => {})
  const answer = errorResponse(error)
  expect([answer.status, answer.body.code, answer.body.success]).toEqual([status, code, false])
  expect(JSON.stringify(answer)).not.toMatch(/private words|insert into|\n +at /)
  expect(Boolean(answer.headers['retry-after'])).toBe(status === 503)
  if (status === 503) expect(JSON.stringify(warned.mock.calls)).not.toContain('private words')
})

test('a response that does not match the contract is a 500', () => {
  vi.spyOn(log, 'error').mockImplementation(() => {})
  const cause = new ValidationError({
    message: 'Output validation failed',
    issues: [{ message: 'x', path: ['data'] }],
    data: {},
  })
  expect(errorResponse(new ORPCError('INTERNAL_SERVER_ERROR', { cause }))).toMatchObject({
    status: 500,
    body: { message: 'Something went wrong on our side' },
  })
})

test('the part of the request is not part of a field’s name', () => {
  const cause = new ValidationError({ message: 'x', issues: [], data: {} })
  const data = {
    issues: [
      { path: ['body', 'tags', 3], message: 'must be text' },
      { path: [], message: 'must be an object' },
    ],
  }
  expect(errorResponse(new ORPCError('BAD_REQUEST', { data, cause })).body).toEqual({
    success: false,
    code: 'BAD_REQUEST',
    message: 'tags.3 must be text',
    issues: [
      { path: 'tags.3', message: 'must be text' },
      { path: '', message: 'must be an object' },
    ],
  })
})

test('Retry-After is in whole seconds', () => {
  expect(errorResponse(apiErrors.tooManyRequests('x', 0.2)).headers).toEqual({ 'retry-after': '1' })
})

test.each([
  [errors.postNotFound(), 404, 'NOT_FOUND', 'Post not found'],
  [errors.postGone(), 410, 'GONE', 'This post was deleted'],
  [errors.authorThere('Ed'), 409, 'AUTHOR_EXISTS', 'There is an author named Ed already'],
  [
    errors.productThere({ product_id: 'p', name: 'Saw' }),
    409,
    'PRODUCT_EXISTS',
    'There is a product with this address already: Saw',
  ],
  [errors.notPublished('It is a draft'), 409, 'NOT_PUBLISHED', 'It is a draft'],
  [errors.listFull('No room'), 409, 'LIST_FULL', 'No room'],
  [errors.badField('sku', 'is too long'), 400, 'BAD_REQUEST', 'sku is too long'],
  [errors.unavailable('Later'), 503, 'UNAVAILABLE', 'Later'],
])('an error of the domain has one status and code in HTTP: %s', (error, status, code, message) => {
  const response = errorResponse(error)
  expect([response.status, response.body.code, response.body.message]).toEqual([status, code, message])
  expect(response.headers['retry-after']).toBe(status === 503 ? '5' : undefined)
})

test('a conflict keeps its version and its field in HTTP, from any module instance of the server', () => {
  const conflict = { updated_at: '2026-03-01T12:30:45.000Z', updated_by: 'anna' }
  const foreign = Object.assign(new Error('Changed'), errors.stale('Changed', conflict), { message: 'Changed' })
  expect(foreign).not.toBeInstanceOf(DomainError)
  expect(errorResponse(foreign)).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', conflict, issues: [{ path: 'updated_at', message: 'is 2026-03-01T12:30:45.000Z now' }] },
  })
})
