import { createContext, use } from 'react'

export const DEFAULT_FACTS = {
  siteName: '',
  /** The public address of the site, without a trailing slash. */
  siteUrl: '',
  /** The language of posts, as a language tag; browsers check the spelling by it. Empty if unknown. */
  language: '',
  /** Whether unsaved work is rendered as visitors would get it; the HTML is shown as it comes. */
  previews: true,
}

/** What the editor knows of the site. */
export type EditorFacts = typeof DEFAULT_FACTS

export const EditorFacts = createContext(DEFAULT_FACTS)

/** The `lang` of a field for a text of the post; undefined if unknown. */
export const useContentLanguage = () => use(EditorFacts).language || undefined
