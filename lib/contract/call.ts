import { oc } from '@orpc/contract'
import { z } from 'zod'
import * as f from '@/lib/contract/fields/fields'
import { MAX_BATCH_SIZE } from './limits'

/**
 * Who may call: `public` anyone; `admin` only with valid admin credentials; `mixed` anyone, but
 * drafts and the unlinked only with them; `visitor` with an ID token of the identity provider.
 */
export type Access = 'public' | 'admin' | 'mixed' | 'visitor'

/** What a call that is no GET changes: what pages show, data that no page shows to others, or nothing. */
export type Change = 'pages' | 'private data' | 'nothing'

/** Metadata of a call: its access, the statuses of its specific errors, and what it changes. */
export type CallMeta = { access: Access; failures: readonly number[]; changes: Change }

type Options = {
  /** Statuses of its specific errors. */
  failures?: number[]
  /** Whether its input names what is in the path (`params`), the body and the headers apart. */
  isDetailed?: boolean
  successStatus?: number
  /** Its part of the OpenAPI document, if that is not the one of its noun. */
  tags?: string[]
  description?: string
}

const callFor =
  (access: Access, changes: Change = 'pages') =>
  (route: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, summary: string, options: Options = {}) => {
    const { failures = [], isDetailed, ...rest } = options
    const [method, path] = route.split(' ') as ['GET', `/${string}`]
    return oc
      .$meta<CallMeta>({ access, failures, changes })
      .route({ method, path, summary, ...rest, ...(isDetailed && { inputStructure: 'detailed' }) })
  }
export const open = callFor('public')
/** For calls that are sent by POST and change nothing that can be read. */
export const openSignal = callFor('public', 'nothing')
export const admin = callFor('admin')
/** For calls of the admin that are sent by POST and change nothing. */
export const adminRead = callFor('admin', 'nothing')
/** For calls of the admin whose change no page shows. */
export const adminPrivate = callFor('admin', 'private data')
export const mixed = callFor('mixed')
export const visitor = callFor('visitor', 'private data')

/** In every answer of a call; the schema adds it, so that no call needs to. */
export const success = z.literal(true).catch(true) as unknown as z.ZodDefault<z.ZodLiteral<true>>
/** Response that says no more than that it was done. */
export const emptyResponse = z.object({ success })
/** Response with data. */
export const dataResponse = <T extends z.ZodRawShape>(data: T) => z.object({ success, data: z.object(data) })
/** Response with a message, and further fields. */
export const messageResponse = <T extends z.ZodRawShape>(fields: T) =>
  z.object({ success, message: z.string().catch(''), ...fields })
/** Response with a message and data. */
export const messageDataResponse = <T extends z.ZodRawShape>(data: T) => messageResponse({ data: z.object(data) })

export const id = f.required(100)
export const ids = f.listOf(id, 'ids', MAX_BATCH_SIZE)
