import { getSchema } from '@tiptap/core'
import { CONTENT_EXTENSIONS } from './content-extensions'

/** The schema of a post's body, for questions that need no editor. */
export const CONTENT_SCHEMA = getSchema(CONTENT_EXTENSIONS)
