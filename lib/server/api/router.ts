import 'server-only'
import { CATEGORIES } from '@/lib/contract/categories'
import { usedCategories } from '../posts/count-posts'
import { affiliateCalls } from './affiliate-calls'
import { catalogCalls } from './catalog-calls'
import { deletedCalls } from './deleted-calls'
import { api, implementer } from './implement'
import { pictureCalls } from './picture-calls'
import { planCalls } from './plan-calls'
import { importCalls } from './import-calls'
import { jobCalls } from './job-calls'
import { postCalls } from './post-calls'
import { productCalls } from './product-calls'
import { archiveCalls } from './archive-calls'
import { rereadCalls } from './reread-calls'
import { replaceCalls } from './replace-calls'
import { redirectCalls } from './redirect-calls'
import { savedCalls } from './saved-calls'
import { searchCalls } from './search-calls'
import { tagCalls } from './tag-calls'
import { versionCalls } from './version-calls'
import { videoCalls } from './video-calls'

const authCheck = api.admin.authCheck.handler(() => ({ success: true as const }))

const listCategories = api.categories.list.handler(async ({ context: { database } }) => {
  const used = new Set(await usedCategories(database))
  return { success: true as const, data: { categories: CATEGORIES.filter((category) => used.has(category)) } }
})

/** The embedded API: an answer for every call of the contract. */
export const router = implementer.router({
  admin: { authCheck },
  posts: postCalls,
  products: productCalls,
  catalog: { ...catalogCalls, ...archiveCalls, ...replaceCalls, ...rereadCalls, ...importCalls },
  affiliates: affiliateCalls,
  categories: { list: listCategories },
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
})
