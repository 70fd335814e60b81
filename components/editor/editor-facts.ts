import { createContext, use } from 'react'

/** What the editor knows of the site and its API. */
export type EditorFacts = {
  siteName: string
  /** The public address of the site, without a trailing slash. */
  siteUrl: string
  /** The language of posts, as a language tag; browsers check the spelling by it. Empty if unknown. */
  language: string
  /** Whether the API stores alt text and caption of the preview image; otherwise their fields are hidden. */
  pictureTexts: boolean
  /** Whether the API stores search engine fields; otherwise they are hidden. */
  seo: boolean
  /** Whether the API lets the publication date be set. */
  publishedAt: boolean
  /** Whether the API stores the author of a post. */
  author: boolean
}

/** The facts of an unnamed site whose API stores everything. */
export const DEFAULT_FACTS: EditorFacts = {
  siteName: '',
  siteUrl: '',
  language: '',
  pictureTexts: true,
  seo: true,
  publishedAt: true,
  author: true,
}

export const EditorFacts = createContext(DEFAULT_FACTS)

/** The `lang` of a field for a text of the post; undefined if unknown. */
export const useContentLanguage = () => use(EditorFacts).language || undefined
