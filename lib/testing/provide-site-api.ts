import { siteApiProvider } from '../server/api/site-api/connect-site-api'
import { provideSiteApi } from '../server/api/site-api/site-api'

/** Imported for its effect, by tests of what calls the site's API: provides it as the start of the site does. */
provideSiteApi(siteApiProvider)
