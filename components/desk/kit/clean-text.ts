/** A value for each of some names. */
export const recordOf = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>

/** The lines of a text that are not empty, trimmed. */
export const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || [])

/** Text without lone surrogates and control characters, which databases reject; vertical tabs are line breaks. */
export function cleanText(text: string): string {
  return text.replaceAll('\v', '\n').replace(/\p{Surrogate}|(?![\t\n\r])\p{Cc}/gu, '')
}
