import { affiliateCalls } from './products/affiliate'
import { authorCalls } from '@/lib/contract/posts/authors'
import { admin, dataResponse, open, emptyResponse } from './call'
import { catalogCalls } from './products/catalog-calls'
import { draftCalls, linkCalls, previewCalls, videoCalls } from '@/lib/contract/posts/editor-calls'
import { deletedCalls } from './posts/deleted-post'
import * as f from '@/lib/contract/fields/fields'
import { importCalls } from './imports/import-calls'
import { siteImportCalls } from './imports/imports'
import { insightCalls } from './insights/insights'
import { feedCalls } from './products/feed-calls'
import { jobCalls } from './job-calls'
import { versionCalls } from './posts/post-version'
import { pictureCalls } from './pictures/picture-calls'
import { productCalls } from './products/product-calls'
import { postCalls } from './posts/post-calls'
import { planCalls } from './posts/post-plan'
import { replaceCalls, archiveCalls } from '@/lib/contract/products/replace-calls'
import { rereadCalls } from './products/reread-calls'
import { redirectCalls } from './redirect'
import { searchCalls } from '@/lib/contract/search/search-calls'
import { savedCalls } from './saved/saved-calls'
import { tagCalls } from './posts/tag-calls'
import { visitCalls } from './insights/visit'

/** The table of all calls: those of SPEC section 7 and the additions of this site, which are marked. */
export const contract = {
  admin: {
    authCheck: admin('GET /admin/auth-check', 'Check admin credentials').output(emptyResponse.catch({ success: true })),
  },
  posts: { ...postCalls, ...previewCalls },
  products: productCalls,
  catalog: { ...catalogCalls, ...archiveCalls, ...replaceCalls, ...rereadCalls, ...importCalls },
  affiliates: affiliateCalls,
  categories: {
    list: open('GET /data/posts/categories', 'List the categories of published posts').output(
      dataResponse({ categories: f.looseTexts }),
    ),
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
  insights: { ...visitCalls, ...insightCalls },
}
