import { createContext } from 'react'

/** What the editor knows of the site and its API. */
export type EditorFacts = {
  siteName: string
  /** The public address of the site, without a trailing slash. */
  siteUrl: string
  /** Whether the API stores alt text and caption of the preview image; otherwise their fields are hidden. */
  pictureTexts: boolean
  /** Whether the API stores search engine fields; otherwise they are hidden. */
  seo: boolean
  /** Whether the API lets the publication date be set. */
  publishedAt: boolean
}

export const EditorFacts = createContext<EditorFacts>({
  siteName: '',
  siteUrl: '',
  pictureTexts: true,
  seo: true,
  publishedAt: true,
})
