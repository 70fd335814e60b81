import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { ImportError } from '../imported-post'

export type FrontMatter = Record<string, unknown>

const YAML = /^---[ \t]*\n([\s\S]*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/
const TOML = /^\+\+\+[ \t]*\n([\s\S]*?)\n\+\+\+[ \t]*(?:\n|$)/

/** Characters of YAML that are read: more would take its parser seconds. */
const MAX_YAML = 100_000

/** Reads YAML. @throws Error that says what is wrong */
export function readYaml(text: string): unknown {
  if (text.length > MAX_YAML) throw new Error('it has more than 100,000 characters')
  return parseYaml(text, { maxAliasCount: 100 })
}

/**
 * Splits a Markdown file into its front matter (YAML, or TOML as Hugo writes it) and its text.
 * @param file named in the error.
 * @throws ImportError for front matter that cannot be read.
 */
export function readFrontMatter(content: string, file: string): { values: FrontMatter; text: string } {
  const normalized = content.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [yaml, toml] = [YAML.exec(normalized), TOML.exec(normalized)]
  const found = yaml ?? toml
  if (!found) return { values: {}, text: normalized }
  try {
    const values: unknown = yaml ? readYaml(yaml[1] ?? '') : parseToml(found[1] ?? '')
    const isObject = typeof values === 'object' && values !== null && !Array.isArray(values)
    return { values: isObject ? (values as FrontMatter) : {}, text: normalized.slice(found[0].length) }
  } catch (error) {
    throw new ImportError(
      `${file}: its front matter cannot be read: ${error instanceof Error ? error.message.split('\n', 1)[0] : error}`,
      { cause: error },
    )
  }
}
