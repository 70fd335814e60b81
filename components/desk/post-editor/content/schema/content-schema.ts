import { getSchema } from '@tiptap/core'
import { CONTENT_EXTENSIONS } from './content-extensions'

/** The schema of post content, for use without an editor. */
export const CONTENT_SCHEMA = getSchema(CONTENT_EXTENSIONS)
