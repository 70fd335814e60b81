import { type ImportedProduct, ImportError } from '../../../import/imported-post'
import { plainText } from '../../../import/plain-text'
import { runInThread } from '../../core/threads/threads'
import { cleanContent } from '../../content/clean-content'
import { type Conversion, convertContent } from './convert-content'

/** The text of a post, sanitized, and in plain words; what was left out of it, one sentence each; and the products of its boxes. */
type ConvertedText = { content: string; text: string; notes: string[]; boxes: ImportedProduct[] }

/** What a thread does for `convertText`. */
export async function convertTextHere(html: string, conversion: Conversion): Promise<ConvertedText> {
  const { html: converted, notes, boxes } = await convertContent(html, conversion)
  const content = cleanContent(converted).trim()
  const text = plainText(content.replace(/<figure[\s\S]*?<\/figure>/g, ' ')) || plainText(content)
  return { content, text, notes, boxes }
}

/** Converts and sanitizes the text of a post, in a thread. @throws ImportError */
export function convertText(html: string, conversion: Conversion): Promise<ConvertedText> {
  return runInThread<typeof convertTextHere>({
    module: 'lib/server/imports/convert/convert-text.ts',
    name: 'convertTextHere',
    args: [html],
    calls: conversion,
    errors: { ImportError },
    ended: (reason) => new ImportError(`Its text cannot be read. ${reason}`),
  })
}
