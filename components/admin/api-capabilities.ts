import { createContext } from 'react'

/** Optional capabilities of the API; the UI of a missing one is hidden. */
export type ApiCapabilities = {
  /** Affiliate programmes of shops can be set. */
  affiliates: boolean
  /** The authors of posts can be listed, added, changed and removed. */
  authors: boolean
  /** Several posts can be published or unpublished at once. */
  batchStatus: boolean
  /** Products can be archived, and shown as no longer available. */
  archive: boolean
  /** All products can be listed, and unused ones deleted. */
  catalog: boolean
  /** Deleted posts can be listed, restored and permanently deleted. */
  deleted: boolean
  /** Unsaved work is stored on the server, for other computers. */
  drafts: boolean
  /** Uploaded pictures can be listed, replaced and removed. */
  pictures: boolean
  /** Posts can be published and unpublished at a planned time. */
  plans: boolean
  /** Unsaved work is rendered as visitors would get it. */
  previews: boolean
  /** The highlights can be put in order. */
  highlightOrder: boolean
  /** A site can be brought in from another system. */
  imports: boolean
  /** What visitors do is counted and shown. */
  insights: boolean
  /** Background jobs that failed can be listed and tried again. */
  jobs: boolean
  /** The links of products can be checked. */
  linkChecks: boolean
  /** URLs of other sites can be checked. */
  urlChecks: boolean
  /** A product can be entered by hand, or read from the HTML source of its page. */
  productEntry: boolean
  /** Many products can be added from a CSV file. */
  productImport: boolean
  /** Imports of products can be listed and undone. */
  importUndo: boolean
  /** A product can be replaced by another in posts, or merged into it. */
  replace: boolean
  /** The page of a product can be read again, and what differs chosen from. */
  reread: boolean
  /** Paths can be redirected, and those that visitors missed are counted. */
  redirects: boolean
  /** Tags can be listed, renamed, merged and removed, and given to several posts at once, as categories can. */
  tags: boolean
  /** The versions of a post can be listed, read and restored. */
  versions: boolean
}

/** Default without a provider: no capabilities. */
export const NO_CAPABILITIES: ApiCapabilities = {
  affiliates: false,
  archive: false,
  authors: false,
  batchStatus: false,
  catalog: false,
  deleted: false,
  drafts: false,
  highlightOrder: false,
  imports: false,
  importUndo: false,
  insights: false,
  jobs: false,
  linkChecks: false,
  urlChecks: false,
  redirects: false,
  pictures: false,
  plans: false,
  previews: false,
  productEntry: false,
  productImport: false,
  replace: false,
  reread: false,
  tags: false,
  versions: false,
}
export const ApiCapabilities = createContext(NO_CAPABILITIES)
