import { createContext, use } from 'react'

/** What the editor knows of the site. */
export type EditorFacts = {
  siteName: string
  /** The public address of the site, without a trailing slash. */
  siteUrl: string
  /** The language of posts, as a language tag; browsers check the spelling by it. Empty if unknown. */
  language: string
  /** Whether unsaved work is rendered as visitors would get it; the HTML is shown as it comes. */
  previews: boolean
}

/** The facts of an unnamed site. */
export const DEFAULT_FACTS: EditorFacts = {
  siteName: '',
  siteUrl: '',
  language: '',
  previews: true,
}

export const EditorFacts = createContext(DEFAULT_FACTS)

/** The `lang` of a field for a text of the post; undefined if unknown. */
export const useContentLanguage = () => use(EditorFacts).language || undefined
