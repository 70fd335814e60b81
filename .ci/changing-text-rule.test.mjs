import { describe, expect, it } from 'vitest'
import { changingTextRule } from './changing-text-rule.mjs'
import { lintPlanted } from './lint-planted.mjs'

const ACCEPTED = [
  '<p>{count}</p>',
  '<p>{`+${count} more`}</p>',
  "<p>{isOpen ? '(less)' : '...'}</p>",
  '<p>Text</p>',
  '<p><b/> Text</p>',
  '<p>Text {isBold && <b/>}</p>',
  '<p>{isBold && <b/>}<span>Text</span></p>',
  '<p><b/>{children}</p>',
  '<p><Fragment key={name}><b/><i/></Fragment></p>',
  '<p>{name}{/* a remark */}</p>',
  '<ul><li/>{names.map((name) => <li key={name}>{name}</li>)}</ul>',
  '<ul><li/>{Array.from({ length: 2 }, (_, row) => <li key={row} />)}</ul>',
  'const step = () => { if (x) return <a/>; return <b/> }; const drawn = <p>{step()}<i/></p>',
  'const guess = <a/>; const drawn = <p><b/>{guess}</p>',
  'function Part() { return parts && <b/> }',
  'function Frame({ children }) { return children }',
  'function part() { return text }',
]

/** @type {[code: string, ...messages: string[]][]} */
const REPORTED = [
  ['<p><b/>{count}</p>', 'alone'],
  ['<p>+{count} more</p>', 'alone', 'after'],
  ["<p>{isSaved ? 'Saved' : 'Save'}<b/></p>", 'alone'],
  ["<p>{isLong && ' and more'}<b/></p>", 'alone'],
  ['<option>{name}{` (${count})`}</option>', 'alone', 'alone'],
  ['<p>{count.toLocaleString()}<b/></p>', 'alone'],
  ['<p>{pieces.map((piece) => piece.isMarked ? <mark/> : piece.text)}</p>', 'alone'],
  ['<p>{isBold && <b/>} Text</p>', 'after'],
  ['<p><Part/> Text</p>', 'after'],
  ['<><b/>Text</>', 'fragment'],
  ['<><b/>{name}</>', 'fragment'],
  ['<p><Fragment key={name}>{name}</Fragment></p>', 'fragment'],
  ['function Part() { return name }', 'component'],
  ["const Part = ({ isOpen }) => isOpen && 'Text'", 'component'],
  ['function Marked() { return pieces.map((piece) => piece.isMarked ? <mark/> : piece.text) }', 'component'],
]

const codes = [...ACCEPTED, ...REPORTED.map(([code]) => code)]
/** @param {string} code */
const fileOf = (code) => `components/ui/part-${codes.indexOf(code)}.tsx`
const findings = lintPlanted(
  Object.fromEntries(
    codes.map((code) => [fileOf(code), code.startsWith('<') ? `export const rendered = () => ${code}` : code]),
  ),
)

/**
 * The rule's messages for a JSX expression, or for whole statements.
 * @param {string} code
 */
const messagesFor = (code) =>
  findings
    .filter(({ filename, rule }) => filename === fileOf(code) && rule === 'changing-text')
    .map(({ message }) => message)

describe('the lint rule on text that may change', () => {
  it.each(ACCEPTED)('accepts %s', (code) => {
    expect(messagesFor(code)).toEqual([])
  })

  it.each(REPORTED.map(([code, ...messages]) => ({ code, messages })))('reports $code', ({ code, messages }) => {
    expect(messagesFor(code)).toEqual(messages.map((name) => changingTextRule.meta?.messages?.[name]))
  })
})
