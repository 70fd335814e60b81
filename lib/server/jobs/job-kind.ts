import type { z } from 'zod'

/** How many processes may end in the middle of a job; then it waits for the administrator, whatever attempts it has left. */
export const MAX_CRASHES = 3

/** A kind of background work, and what a job of it carries. */
export type JobKind<Data extends object> = {
  /** As people read it in the list of failed jobs. It must not change while jobs of this kind may wait. */
  name: string
  data: z.ZodType<Data>
  /** How often it is tried before it is given up: 8 times within a day and a half, unless given. */
  attempts?: number
  /** How many of them an instance runs at once: 1, unless given. */
  concurrency?: number
}

/** A kind whose jobs are not read. */
export type AnyKind = Omit<JobKind<object>, 'data'>

/** Declares a kind of work: enqueue() adds such jobs, handleJobs() does them. */
export const jobKind = <Data extends object>(kind: JobKind<Data>): JobKind<Data> => kind
