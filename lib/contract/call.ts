import { oc } from '@orpc/contract'
import { z } from 'zod'
import { text } from './fields'
import { MAX_BATCH_SIZE } from './limits'

/**
 * Who may call: `public` anyone; `admin` only with valid admin credentials; `mixed` anyone, but
 * drafts and the unlinked only with them; `visitor` with an ID token of the identity provider.
 */
export type Access = 'public' | 'admin' | 'mixed' | 'visitor'

/** What is known of a call beside its shapes: who may call, and the statuses of its own failures. */
type CallMeta = { access: Access; failures: readonly number[] }

const callFor =
  (access: Access) =>
  (...failures: number[]) =>
    oc.$meta<CallMeta>({ access, failures })
export const open = callFor('public')
export const admin = callFor('admin')
export const mixed = callFor('mixed')
export const visitor = callFor('visitor')

const success = z.literal(true).catch(true)
/** What was asked for. */
export const dataResponse = <T extends z.ZodRawShape>(data: T) => z.object({ success, data: z.object(data) })
/** What was done, in a sentence, with what else there is to tell of it. */
export const messageResponse = <T extends z.ZodRawShape>(fields: T) => z.object({ success, message: z.string().catch(''), ...fields })
/** What was done, with what came of it. */
export const messageDataResponse = <T extends z.ZodRawShape>(data: T) => messageResponse({ data: z.object(data) })

export const id = text(100).refine((value) => value.trim() !== '', 'is required')
export const ids = z.array(id, 'must be a list of ids').max(MAX_BATCH_SIZE, `must hold at most ${MAX_BATCH_SIZE} ids`)
