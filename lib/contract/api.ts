import { z } from 'zod'
import { affiliateCalls } from './affiliate'
import { admin, dataResponse, open } from './call'
import { catalogCalls } from './catalog-calls'
import { deletedCalls } from './deleted-post'
import { looseTexts } from './fields'
import { importCalls } from './import-calls'
import { jobCalls } from './job-calls'
import { versionCalls } from './post-version'
import { pictureCalls } from './picture-calls'
import { productCalls } from './product-calls'
import { postCalls } from './post-calls'
import { planCalls } from './post-plan'
import { replaceCalls } from './replace-calls'
import { archiveCalls } from './archive-calls'
import { rereadCalls } from './reread-calls'
import { redirectCalls } from './redirect'
import { searchCalls } from './search-calls'
import { savedCalls } from './saved-calls'
import { tagCalls } from './tag-calls'
import { videoCalls } from './video-calls'

/** The table of all calls: those of SPEC section 7 and the additions of this site, which are marked. */
export const contract = {
  admin: {
    authCheck: admin()
      .route({ method: 'GET', path: '/admin/auth-check', summary: 'Check admin credentials', tags: ['Admin'] })
      .output(z.object({ success: z.literal(true).catch(true) }).catch({ success: true })),
  },
  posts: postCalls,
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
  jobs: jobCalls,
  redirects: redirectCalls,
  plans: planCalls,
  tags: tagCalls,
  pictures: pictureCalls,
}
