import { parse as parseToml } from 'smol-toml'
import { type ExportedRedirect, ImportError } from '../imported-post'

/** Where Netlify and Cloudflare Pages read their rules. */
const RULES = /^(?:[^/]+\/)?(?:(?:static|public)\/)?(?:_redirects|netlify\.toml)$/

export const isOfRedirects = (place: string) => RULES.test(place)

/** Rules, and the number of those that this site cannot have: with placeholders or conditions, and rewrites. */
export type Rules = { redirects: ExportedRedirect[]; left: number }

const STATUSES = new Set([301, 302, 307, 308])

/** A rule; null for one that this site cannot have. */
function ruleOf(from: string, to: string, status: number): ExportedRedirect | null {
  const isPlain = /^(?:https?:\/)?\/[^*]*$/.test(from) && !/\/:\w/.test(from) && /^(?:https?:\/)?\/[^*]*$/.test(to)
  if (!isPlain || /(?<!https?)\/?:(?:splat|\w+)\b/.test(to.replace(/^https?:\/\/[^/]*/, '')) || !STATUSES.has(status))
    return null
  return { from, to, status: status === 302 || status === 307 ? 302 : 301 }
}

/** `/from /to 301`, with conditions such as `Country=de` after it, or queries such as `id=:id` between. */
function lineRule(line: string): ExportedRedirect | null {
  const [from = '', to = '', status = '301', ...conditions] = line.split(/\s+/)
  return conditions.length > 0 ? null : ruleOf(from, to, Number(status.replace(/!$/, '')))
}

function tomlRules(text: string): (ExportedRedirect | null)[] {
  const { redirects } = parseToml(text)
  if (!Array.isArray(redirects)) return []
  return redirects.map((rule) => {
    if (typeof rule !== 'object' || rule === null) return null
    const { from, to, status = 301, conditions, query } = rule as Record<string, unknown>
    return conditions || query ? null : ruleOf(String(from), String(to), Number(status))
  })
}

/** The redirects of a site in `_redirects` or `netlify.toml`. @throws ImportError for a file that cannot be read */
export function readRules(place: string, text: string): Rules {
  const lines = () => text.split(/\r?\n/).map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
  try {
    const rules = place.endsWith('.toml') ? tomlRules(text) : lines().filter(Boolean).map(lineRule)
    return { redirects: rules.flatMap((rule) => rule ?? []), left: rules.filter((rule) => !rule).length }
  } catch (error) {
    throw new ImportError(`${place} cannot be read.`, { cause: error })
  }
}
