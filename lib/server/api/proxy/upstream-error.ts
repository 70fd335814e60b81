import 'server-only'
import { ORPCError } from '@orpc/server'
import { z } from 'zod'
import type { ApiError } from '../api-errors'

const sentence = z.string().trim().min(1).max(500)
const issueSchema = z.object({ path: z.string(), message: z.string() })

/** Where APIs put the error message: as ours does, and as common frameworks do. */
const bodySchema = z.union([
  z.object({ message: sentence }).transform(({ message }) => message),
  z
    .object({ error: z.union([sentence, z.object({ message: sentence }).transform((error) => error.message)]) })
    .transform(({ error }) => error),
  z
    .object({
      detail: z.union([
        sentence,
        z
          .array(z.object({ msg: sentence }))
          .min(1)
          .transform(([first]) => first?.msg ?? ''),
      ]),
    })
    .transform(({ detail }) => detail),
])

const CODES: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  410: 'GONE',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
  504: 'GATEWAY_TIMEOUT',
}

/** An upstream error as one of ours: its status, its message if it has one, its code. */
export function upstreamError(answer: Response, body: unknown): ApiError {
  const status = answer.status > 599 ? 502 : Math.max(400, answer.status)
  const message = bodySchema.safeParse(body)
  const code = z.object({ code: z.string().regex(/^[A-Z][A-Z_]{1,40}$/) }).safeParse(body)
  const issues = z.object({ issues: z.array(issueSchema) }).safeParse(body)
  const conflict = z
    .object({ conflict: z.object({ updated_at: z.string(), updated_by: z.string().nullable() }) })
    .safeParse(body)
  const retryAfter = Number(answer.headers.get('retry-after') ?? Number.NaN)
  const allow = answer.headers.get('allow')
  return new ORPCError(code.data?.code ?? CODES[status] ?? (status >= 500 ? 'BAD_GATEWAY' : 'BAD_REQUEST'), {
    status,
    message: message.data ?? `The API answered ${answer.status}`,
    data: {
      ...(issues.success && { issues: issues.data.issues }),
      ...(conflict.success && { conflict: conflict.data.conflict }),
      ...(Number.isFinite(retryAfter) && { retryAfter }),
      ...(allow && { allow }),
    },
  })
}
