import { NoPage } from '../posts-instead'
import { missingMetadata } from '@/lib/server/pages/site-metadata'

export const generateMetadata = () => missingMetadata('Page Not Found')

/** Catch-all not-found page, rendered inside the site layout. */
export default NoPage
