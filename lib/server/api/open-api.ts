import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { API_VERSION, BASE_CALLS } from '@/lib/contract/base-calls'
import { contract } from '@/lib/contract/api'
import { failureSchema } from '@/lib/contract/failure-schema'
import { paginationSchema } from '@/lib/contract/fields/pagination'
import { postSchema, postSummarySchema } from '@/lib/contract/posts/post'
import { productSchema } from '@/lib/contract/products/product'
import { env } from '../core/env'
import { apiErrors } from './api-errors'
import { CALLS, type Call } from './calls'

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
const output = 'output' as const

/** The part of the document in which the calls of each noun are described, in the order of the document. */
const TAGS: Record<keyof typeof contract, string> = {
  posts: 'Posts',
  categories: 'Posts',
  links: 'Posts',
  videos: 'Posts',
  tags: 'Tags',
  authors: 'Authors',
  drafts: 'Drafts',
  versions: 'Versions',
  plans: 'Plans',
  deleted: 'Deleted posts',
  products: 'Products',
  catalog: 'Products',
  affiliates: 'Products',
  feeds: 'Feeds',
  pictures: 'Pictures',
  search: 'Search',
  redirects: 'Redirects',
  imports: 'Imports',
  insights: 'Insights',
  saved: 'Saved',
  admin: 'Admin',
  jobs: 'Admin',
}

let generated: Promise<OpenAPI.Document> | undefined

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(): Promise<OpenAPI.Document> {
  generated ??= generate()
  return generated
}

/** The response with the document; null for every other path. */
export async function describeApi(method: string, path: string): Promise<Response | null> {
  if (path !== '/api/openapi.json') return null
  if (method !== 'GET' && method !== 'HEAD') throw apiErrors.methodNotAllowed(method, path, 'GET, HEAD')
  return Response.json(await openApiDocument())
}

async function generate(): Promise<OpenAPI.Document> {
  const document = await generator.generate(contract, {
    info: {
      title: `${env().SITE_NAME} API`,
      version: API_VERSION,
      description: 'Every response is JSON. An error has a fitting status and says what is wrong in one sentence.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(Object.values(TAGS))].map((name) => ({ name })),
    components: {
      securitySchemes: {
        admin: { type: 'http', scheme: 'basic', description: 'The administrator’s user name and password' },
        visitor: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'A visitor’s ID token of the identity provider',
        },
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

/** Adds what the generator cannot know: what SPEC does not have, who may call, which errors exist, how a body is sent. */
function complete(operation: OpenAPI.OperationObject | undefined, call: Call): void {
  if (!operation) throw new Error(`The document does not describe ${call.name}`)
  if (!BASE_CALLS[call.name]) operation.summary += ' (an addition of this site)'
  operation.tags ??= [TAGS[call.noun]]
  operation.security = SECURITY[call.access]
  for (const parameter of operation.parameters ?? []) {
    if ('allowEmptyValue' in parameter) delete parameter.allowEmptyValue
    if ('allowReserved' in parameter) delete parameter.allowReserved
  }
  const content = operation.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : {}
  for (const type of Object.keys(content)) if (type !== call.body) delete content[type]
  for (const status of failuresOf(call))
    operation.responses = { ...operation.responses, [status]: failureResponse(status) }
}

const SECURITY: Record<Call['access'], OpenAPI.SecurityRequirementObject[]> = {
  public: [],
  mixed: [{}, { admin: [] }],
  admin: [{ admin: [] }],
  visitor: [{ visitor: [] }],
}

const MEANINGS: Record<number, string> = {
  400: 'The request is invalid; the message names the field',
  401: 'The call requires other credentials',
  404: 'Not found',
  409: 'It was changed in the meantime (CONFLICT), or its state does not allow it',
  410: 'It was deleted',
  413: 'The body is too large',
  415: 'The body has the wrong content type',
  422: 'The page cannot be read as a product',
  429: 'Too many requests; Retry-After gives the seconds to wait',
  502: 'The other site answered with an error or not at all',
  503: 'A dependency is unavailable; Retry-After says when to retry',
  504: 'The other site took too long',
}

/** The error statuses of a call, sorted. */
function failuresOf({ access, body, failures }: Call): number[] {
  const guarded = access === 'public' ? [] : [401, 429]
  return [...new Set([400, ...guarded, ...(body ? [413, 415] : []), ...failures, 503])].sort()
}

const failureResponse = (status: number): OpenAPI.ResponseObject => ({
  description: MEANINGS[status] ?? 'Error',
  ...(status === 429 || status === 503
    ? { headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } } }
    : {}),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
})
