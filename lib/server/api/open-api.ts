import 'server-only'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '@/lib/contract/api'
import { env } from '../env'

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument() {
  return generator.generate(contract, {
    info: { title: `${env().SITE_NAME} API`, version: '1' },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { admin: { type: 'http', scheme: 'basic' } } },
  })
}
