import { z } from 'zod'
import { affiliateCalls } from './products/affiliate'
import { authorCalls } from './posts/authors/author-calls'
import { admin, dataResponse, open } from './call'
import { catalogCalls } from './products/catalog-calls'
import { draftCalls } from './posts/draft-calls'
import { deletedCalls } from './posts/deleted-post'
import { looseTexts } from './fields/fields'
import { importCalls } from './imports/import-calls'
import { siteImportCalls } from './imports/imports'
import { insightCalls } from './insights/insights'
import { jobCalls } from './job-calls'
import { linkCalls } from './posts/link-calls'
import { versionCalls } from './posts/post-version'
import { pictureCalls } from './pictures/picture-calls'
import { productCalls } from './products/product-calls'
import { postCalls } from './posts/post-calls'
import { previewCalls } from './posts/preview-calls'
import { planCalls } from './posts/post-plan'
import { replaceCalls } from './products/replace-calls'
import { archiveCalls } from './products/archive-calls'
import { rereadCalls } from './products/reread-calls'
import { redirectCalls } from './redirect'
import { searchCalls } from './search/search-calls'
import { savedCalls } from './saved/saved-calls'
import { tagCalls } from './posts/tag-calls'
import { visitCalls } from './insights/visit'
import { videoCalls } from './posts/video-calls'

/** The table of all calls: those of SPEC section 7 and the additions of this site, which are marked. */
export const contract = {
  admin: {
    authCheck: admin()
      .route({ method: 'GET', path: '/admin/auth-check', summary: 'Check admin credentials', tags: ['Admin'] })
      .output(z.object({ success: z.literal(true).catch(true) }).catch({ success: true })),
  },
  posts: { ...postCalls, ...previewCalls },
  products: productCalls,
  catalog: { ...catalogCalls, ...archiveCalls, ...replaceCalls, ...rereadCalls, ...importCalls },
  affiliates: affiliateCalls,
  categories: {
    list: open()
      .route({
        method: 'GET',
        path: '/data/posts/categories',
        summary: 'List the categories of published posts',
        tags: ['Posts'],
      })
      .output(dataResponse({ categories: looseTexts })),
  },
  search: searchCalls,
  deleted: deletedCalls,
  versions: versionCalls,
  saved: savedCalls,
  videos: videoCalls,
  links: linkCalls,
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
