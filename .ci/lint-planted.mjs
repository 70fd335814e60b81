import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** @typedef {{ filename: string, rule: string, message: string }} Finding */

/**
 * What the project's lint rules find in a project of these files.
 * @param {Record<string, string>} files code by path
 * @returns {Finding[]} in the order of the lines
 */
export function lintPlanted(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'))
  try {
    for (const [file, code] of Object.entries(files)) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
      writeFileSync(path.join(folder, file), `${code}\n`)
    }
    for (const name of ['.oxlintrc.jsonc', 'tsconfig.json']) copyFileSync(name, path.join(folder, name))
    symlinkSync(path.resolve('.ci'), path.join(folder, '.ci'))
    const args = ['--format', 'json', ...Object.keys(files)]
    const { stdout } = spawnSync(path.resolve('node_modules/.bin/oxlint'), args, { cwd: folder })
    /** @type {{ code: string, filename: string, message: string, labels: { span: { offset: number } }[] }[]} */
    const diagnostics = JSON.parse(stdout.toString()).diagnostics
    const offset = (/** @type {typeof diagnostics[number]} */ { labels }) => labels[0]?.span.offset ?? 0
    return diagnostics
      .sort((a, b) => offset(a) - offset(b))
      .map(({ code, filename, message }) => ({ filename, rule: /\((.*)\)/.exec(code)?.[1] ?? code, message }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
