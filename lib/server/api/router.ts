import { CATEGORIES } from '@/lib/contract/posts/categories'
import { usedCategories } from '../posts/lists/count-posts'
import { affiliateCalls, catalogCalls } from './products/catalog-calls'
import { authorCalls, tagCalls } from './posts/label-calls'
import { draftCalls, planCalls, versionCalls, deletedCalls } from './posts/lifecycle-calls'
import { answering } from './implement'
import { pictureCalls, videoCalls } from './picture-calls'
import { feedCalls } from './products/feed-calls'
import { insightCalls } from './insight-calls'
import { jobCalls } from './job-calls'
import { linkCalls, postCalls } from './posts/post-calls'
import { productCalls } from './products/product-calls'
import { redirectCalls } from './redirect-calls'
import { savedCalls } from './saved-calls'
import { searchCalls } from './search-calls'
import { siteImportCalls } from './site-import-calls'

/** The embedded API: an answer for every call of the contract. */
export const router = answering({
  admin: { authCheck: () => ({}) },
  posts: postCalls,
  products: productCalls,
  catalog: catalogCalls,
  affiliates: affiliateCalls,
  categories: {
    list: async (_input, { database }) => {
      const used = new Set(await usedCategories(database))
      return { data: { categories: CATEGORIES.filter((category) => used.has(category)) } }
    },
  },
  search: searchCalls,
  deleted: deletedCalls,
  versions: versionCalls,
  saved: savedCalls,
  videos: videoCalls,
  links: linkCalls,
  feeds: feedCalls,
  jobs: jobCalls,
  redirects: redirectCalls,
  imports: siteImportCalls,
  plans: planCalls,
  tags: tagCalls,
  authors: authorCalls,
  drafts: draftCalls,
  pictures: pictureCalls,
  insights: insightCalls,
})
