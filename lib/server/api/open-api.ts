import 'server-only'
import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '@/lib/contract/api'
import { failureSchema } from '@/lib/contract/failure-schema'
import { paginationSchema } from '@/lib/contract/pagination'
import { postSchema, postSummarySchema } from '@/lib/contract/post'
import { productSchema } from '@/lib/contract/product'
import { env } from '../core/env'
import { CALLS, type Call } from './calls'

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
const output = 'output' as const

let generated: Promise<OpenAPI.Document> | undefined

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(): Promise<OpenAPI.Document> {
  generated ??= generate()
  return generated
}

async function generate(): Promise<OpenAPI.Document> {
  const document = await generator.generate(contract, {
    info: {
      title: `${env().SITE_NAME} API`,
      version: '1',
      description:
        'Every answer is JSON. A failure has the status that fits it and says what is wrong in one sentence. A site that has another API behind it reads such a document there, at /api/openapi.json, and sends no more than it describes.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: ['Posts', 'Versions', 'Deleted posts', 'Products', 'Search', 'Saved', 'Admin'].map((name) => ({ name })),
    components: {
      securitySchemes: {
        admin: { type: 'http', scheme: 'basic', description: 'The administrator’s user name and password' },
        visitor: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'A visitor’s ID token of the identity provider' },
      },
    },
    commonSchemas: {
      Post: { schema: postSchema, strategy: output },
      PostSummary: { schema: postSummarySchema, strategy: output },
      Product: { schema: productSchema, strategy: output },
      Pagination: { schema: paginationSchema, strategy: output },
      Failure: { schema: failureSchema, strategy: output },
    },
  })
  for (const call of CALLS) complete(document.paths?.[call.path]?.[call.method.toLowerCase() as 'get'], call)
  return document
}

/** Adds what the generator cannot know: who may call, which failures there are, how a body is sent. */
function complete(operation: OpenAPI.OperationObject | undefined, call: Call): void {
  if (!operation) throw new Error(`The document does not describe ${call.name}`)
  operation.security = SECURITY[call.access]
  for (const parameter of operation.parameters ?? []) {
    if ('allowEmptyValue' in parameter) delete parameter.allowEmptyValue
    if ('allowReserved' in parameter) delete parameter.allowReserved
  }
  const content = operation.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : {}
  for (const type of Object.keys(content)) if (type !== call.body) delete content[type]
  for (const status of failuresOf(call)) operation.responses = { ...operation.responses, [status]: failureResponse(status) }
}

const SECURITY: Record<Call['access'], OpenAPI.SecurityRequirementObject[]> = {
  public: [],
  mixed: [{}, { admin: [] }],
  admin: [{ admin: [] }],
  visitor: [{ visitor: [] }],
}

const MEANINGS: Record<number, string> = {
  400: 'The request is wrong; the message names the field',
  401: 'Only with the credentials this call asks for',
  404: 'There is no such thing',
  409: 'It was saved in between (CONFLICT), or its state does not allow it',
  410: 'It was deleted',
  413: 'The body is too large',
  415: 'The body is of another type than this call takes',
  422: 'What is there cannot be read as a product',
  429: 'Too often; Retry-After says how many seconds to wait',
  502: 'The other site answered wrongly or not at all',
  503: 'A part is away; Retry-After says when to try again',
  504: 'The other site took too long',
}

/** The statuses, in order, with which a call may fail. */
function failuresOf({ access, body, failures }: Call): number[] {
  const guarded = access === 'public' ? [] : [401, 429]
  return [...new Set([400, ...guarded, ...(body ? [413, 415] : []), ...failures, 503])].sort()
}

const failureResponse = (status: number): OpenAPI.ResponseObject => ({
  description: MEANINGS[status] ?? 'It failed',
  ...(status === 429 || status === 503 ? { headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } } } : {}),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
})
