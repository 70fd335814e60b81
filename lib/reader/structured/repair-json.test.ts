import { expect, test } from 'vitest'
import { repairJson } from './json-ld'

test.each<[string, string]>([
  ['plain', '{"a": [1, "x"]}'],
  ['a byte order mark', '\uFEFF{"a": [1, "x"]}'],
  ['CDATA', '<![CDATA[{"a": [1, "x"]}]]>'],
  ['CDATA in comments', '/*<![CDATA[*/ {"a": [1, "x"]} /*]]>*/'],
  ['CDATA after slashes', '//<![CDATA[\n{"a": [1, "x"]}\n//]]>'],
  ['a comment of markup', '<!-- {"a": [1, "x"]} -->'],
  ['commas left over', '{"a": [1, "x",],}'],
  ['comments', '{\n// what\n"a": /* that */ [1, "x"]}'],
  ['a semicolon', '{"a": [1, "x"]};'],
  ['a brace too many', '{"a": [1, "x"]}}'],
  ['a brace too few', '{"a": [1, "x"]'],
  ['single quotes', "{'a': [1, 'x']}"],
  ['entities for quotes', '{&quot;a&quot;: [1, &quot;x&quot;]}'],
  ['control characters', '{"a":\u0001 [1, "x"]}'],
])('JSON with %s is parsed', (_, text) => {
  expect(repairJson(text)).toEqual({ a: [1, 'x'] })
})

test('texts with line breaks, wrong escapes and quotes are preserved', () => {
  expect(repairJson('{"a": "one\ntwo"}')).toEqual({ a: 'one two' })
  expect(repairJson('{"a": "it\\\'s"}')).toEqual({ a: "it's" })
  expect(repairJson('{"a": "a 9" pipe", "b": 1}')).toEqual({ a: 'a 9" pipe', b: 1 })
})

test.each(['', 'null', 'var a = 1', '<p>no</p>', '}{'])('%j has no object', (text) => {
  expect(repairJson(text) ?? null).toBeNull()
})

test.each([' ', '\n'])('a long run of white space (%j) before or within JSON takes linear time', (space) => {
  const run = space.repeat(150_000)
  expect(repairJson(`${run}{"a": [1,${run}"x"]}`)).toEqual({ a: [1, 'x'] })
})
