import 'server-only'
import { readPostedForm } from '../../core/request/posted-form'
import type { Middleware } from '../exchange'

/** Turns the POST of a form that was sent without scripts into a GET of its page: see lib/server/core/request/posted-form.ts. */
export const postedForm: Middleware = ({ request }, next) => readPostedForm(request)?.then(next) ?? next()
