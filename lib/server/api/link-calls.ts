import { fetchRules } from '../fetch/target'
import { checkUrl } from '../fetch/check-url'
import { api } from './implement'

/** The calls for links in posts. */
export const linkCalls = {
  check: api.links.check.handler(async ({ input: { url }, signal }) => ({
    data: { check: await checkUrl(url, fetchRules(), { signal }) },
  })),
}
