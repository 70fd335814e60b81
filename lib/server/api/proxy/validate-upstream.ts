import type { AnyContractProcedure } from '@orpc/contract'
import { z } from 'zod'
import { contract } from '@/lib/contract/api'
import { looseNumber } from '@/lib/contract/fields/fields'
import { log } from '../../core/log'
import type { Call } from '../calls'
import { fetchUpstream } from './upstream-fetch'
import { apiErrors } from '../api-errors'
import { reduceAnswer } from './reduce-answer'

type Origin = {
  request: Request
  base: string
  /** The caller's body, and what of it was forwarded. */
  input: Uint8Array | null
  sent: Uint8Array | null
  /** The number of items that the caller asked for. */
  size: number | null
}

/** Milliseconds. */
const READ_TIME_LIMIT = 10_000

/**
 * An upstream response in the shape of the contract: timestamps as ISO text, numbers as numbers, every field present, nothing else.
 * @throws 502 if it cannot be parsed as such, 404 for a draft that the caller may not see
 */
export async function validateUpstream(call: Call, body: unknown, origin: Origin): Promise<unknown> {
  const [noun, verb] = call.name.split('.') as ['posts', 'list']
  const { outputSchema } = (contract[noun][verb] as AnyContractProcedure)['~orpc']
  const { url, headers } = origin.request
  const visible = reduceAnswer(await complete(call, body, origin), {
    call: call.name,
    address: url,
    authorization: headers.get('authorization'),
    size: origin.size,
  })
  const parsed = (outputSchema as z.ZodType).safeParse(visible)
  if (parsed.success) return parsed.data
  log.error(
    { call: call.name, issues: parsed.error.issues.slice(0, 5) },
    'a response of the API at API_BASE_URL does not match the contract',
  )
  throw apiErrors.badGateway('The API answered with something that this site cannot read')
}

const looseObject = z.looseObject({})
const looseAnswer = z
  .looseObject({
    message: z.string().catch(''),
    data: z.looseObject({ post: looseObject.optional().catch(undefined) }).catch({}),
  })
  .catch({ message: '', data: {} })

/**
 * SPEC requires little of responses to writes; the rest of the contract is filled in here. After an update that names its version
 * the caller needs the next one, so the post is read again; otherwise the caller knows what it sent.
 */
async function complete(call: Call, body: unknown, origin: Origin): Promise<unknown> {
  const answer = looseAnswer.parse(body ?? {})
  const { message, data } = answer
  if (call.name === 'posts.update' && !data.post) {
    const isVersioned = 'updated_at' in fieldsOf(origin.input)
    return { message, data: { post: { ...fieldsOf(origin.sent), ...(isVersioned && (await readPost(origin))) } } }
  }
  if (call.name === 'posts.create' && !data.post) {
    return { message, data: { post: { ...fieldsOf(origin.sent), id: data.id ?? answer.id ?? '' } } }
  }
  if (call.name === 'posts.batchDelete')
    return { message, deletedCount: looseNumber.parse(answer.deletedCount) ?? countOf(origin) }
  if (call.name === 'posts.batchHighlight')
    return { message, updatedCount: looseNumber.parse(answer.updatedCount) ?? countOf(origin) }
  return body
}

function fieldsOf(body: Uint8Array | null): Record<string, unknown> {
  return z
    .record(z.string(), z.unknown())
    .catch({})
    .parse(JSON.parse(new TextDecoder().decode(body ?? new Uint8Array()) || '{}'))
}

const countOf = ({ sent }: Origin) => z.array(z.unknown()).catch([]).parse(fieldsOf(sent).ids).length

/** The current state of an updated post; undefined if it cannot be read, since the update has succeeded all the same. */
async function readPost({ request, base }: Origin): Promise<object | undefined> {
  const authorization = request.headers.get('authorization')
  const read = fetchUpstream(new URL(base + new URL(request.url).pathname), {
    method: 'GET',
    headers: { accept: 'application/json', ...(authorization && { authorization }) },
    body: null,
    timeLimit: READ_TIME_LIMIT,
  })
  return read.then(
    ({ body }) => looseAnswer.parse(body).data.post,
    () => undefined,
  )
}
