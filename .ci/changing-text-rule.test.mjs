import { Linter } from 'eslint'
import { describe, expect, it } from 'vitest'
import { changingTextRule } from './changing-text-rule.mjs'

/**
 * The rule's messages for a JSX expression, or for whole statements.
 * @param {string} code
 */
function findings(code) {
  const full = code.startsWith('<') ? `const rendered = () => ${code}` : code
  const messages = new Linter().verify(
    full,
    {
      files: ['**/*.js'],
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { local: { rules: { text: changingTextRule } } },
      rules: { 'local/text': 'error' },
    },
    { filename: 'a.js' },
  )
  return messages.map(({ messageId, message }) => messageId ?? message)
}

describe('the lint rule on text that may change', () => {
  it.each([
    ['<p>{count}</p>'],
    ['<p>{`+${count} more`}</p>'],
    ["<p>{isOpen ? '(less)' : '...'}</p>"],
    ['<p>Text</p>'],
    ['<p><b/> Text</p>'],
    ['<p>Text {isBold && <b/>}</p>'],
    ['<p>{isBold && <b/>}<span>Text</span></p>'],
    ['<p><b/>{children}</p>'],
    ['<p>{name}{/* a remark */}</p>'],
    ['<ul><li/>{names.map((name) => <li key={name}>{name}</li>)}</ul>'],
    ['<ul><li/>{Array.from({ length: 2 }, (_, row) => <li key={row} />)}</ul>'],
    ['const step = () => { if (x) return <a/>; return <b/> }; const drawn = <p>{step()}<i/></p>'],
    ['const guess = <a/>; const drawn = <p><b/>{guess}</p>'],
    ['function Part() { return parts && <b/> }'],
    ['function Frame({ children }) { return children }'],
    ['function part() { return text }'],
  ])('accepts %s', (code) => {
    expect(findings(code)).toEqual([])
  })

  it.each([
    ['<p><b/>{count}</p>', ['alone']],
    ['<p>+{count} more</p>', ['alone', 'after']],
    ["<p>{isSaved ? 'Saved' : 'Save'}<b/></p>", ['alone']],
    ["<p>{isLong && ' and more'}<b/></p>", ['alone']],
    ['<option>{name}{` (${count})`}</option>', ['alone', 'alone']],
    ['<p>{count.toLocaleString()}<b/></p>', ['alone']],
    ['<p>{pieces.map((piece) => piece.isMarked ? <mark/> : piece.text)}</p>', ['alone']],
    ['<p>{isBold && <b/>} Text</p>', ['after']],
    ['<p><Part/> Text</p>', ['after']],
    ['<><b/>Text</>', ['fragment']],
    ['<><b/>{name}</>', ['fragment']],
    ['function Part() { return name }', ['component']],
    ["const Part = ({ isOpen }) => isOpen && 'Text'", ['component']],
    ['function Marked() { return pieces.map((piece) => piece.isMarked ? <mark/> : piece.text) }', ['component']],
  ])('reports %s', (code, expected) => {
    expect(findings(code)).toEqual(expected)
  })
})
