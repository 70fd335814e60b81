import 'server-only'
import { apiHas } from '../api/site-api/site-api'
import { env } from '../core/env'

/** The calls that each feature needs. */
const CALLS = {
  affiliates: ['affiliates.list', 'affiliates.save', 'affiliates.remove'],
  archive: ['catalog.batchArchive', 'catalog.setGone', 'catalog.suggest'],
  authors: ['authors.list', 'authors.save', 'authors.remove'],
  batchStatus: ['posts.batchStatus'],
  catalog: ['catalog.list', 'catalog.get', 'products.correct', 'catalog.batchDelete', 'catalog.batchRestore'],
  deleted: ['deleted.list', 'deleted.restore', 'deleted.erase'],
  drafts: ['drafts.list', 'drafts.save', 'drafts.remove'],
  highlightOrder: ['posts.orderHighlights'],
  imports: ['imports.list', 'imports.get', 'imports.create', 'imports.sendPart', 'imports.step'],
  insights: ['insights.read', 'insights.post', 'insights.views', 'insights.ideas', 'insights.exportCsv'],
  jobs: ['jobs.listFailed', 'jobs.retry', 'jobs.dismiss'],
  linkChecks: ['catalog.checkLink', 'catalog.batchCheck'],
  urlChecks: ['links.check'],
  redirects: ['redirects.list', 'redirects.create', 'redirects.update', 'redirects.remove', 'redirects.missing'],
  pictures: [
    'pictures.list',
    'pictures.find',
    'pictures.fetch',
    'pictures.describe',
    'pictures.remove',
    'pictures.restore',
    'pictures.replace',
    'pictures.undoReplace',
  ],
  plans: ['plans.list', 'plans.get', 'plans.set', 'plans.retry'],
  productEntry: ['catalog.create', 'products.readSource'],
  productImport: ['catalog.importCsv'],
  importUndo: ['catalog.listImports', 'catalog.undoImport'],
  replace: ['catalog.list', 'catalog.get', 'catalog.replace', 'catalog.undoReplace'],
  reread: ['catalog.reread', 'catalog.applyReading', 'catalog.undoReadings', 'products.readSource'],
  tags: ['tags.list', 'tags.rename', 'tags.remove', 'tags.batchLabel'],
  versions: ['versions.list', 'versions.get', 'versions.restore'],
}

type Announced = keyof typeof CALLS
type Offer = Announced | 'previews'

const hasAll = async (calls: readonly string[]) => (await Promise.all(calls.map(apiHas))).every(Boolean)

/**
 * The features that the admin screens can offer: those of the API beyond the calls that every API has. Previews are HTML that is
 * shown as it comes, which is trusted of the embedded API alone.
 */
export async function adminOffers(): Promise<Record<Offer, boolean>> {
  const offers = Object.keys(CALLS) as Announced[]
  const offered = await Promise.all(offers.map((offer) => hasAll(CALLS[offer])))
  const announced = Object.fromEntries(offers.map((offer, at) => [offer, offered[at]])) as Record<Announced, boolean>
  return { ...announced, previews: !env().API_BASE_URL }
}
