import 'server-only'
import { fetchRules } from '../fetch/target'
import { checkUrl } from '../fetch/check-url'
import { api } from './implement'

const check = api.links.check.handler(async ({ input: { url }, signal }) => ({
  success: true as const,
  data: { check: await checkUrl(url, fetchRules(), { signal }) },
}))

/** The calls for links in posts. */
export const linkCalls = { check }
