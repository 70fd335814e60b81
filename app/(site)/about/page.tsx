import { InfoPage } from '@/components/site/message-pages'
import { env } from '@/lib/server/core/env'
import { infoMetadata, readInfoPage } from '@/lib/server/pages/info-pages'

export const dynamic = 'force-dynamic'

export const generateMetadata = () => infoMetadata('about')

export default async function AboutPage() {
  return <InfoPage {...await readInfoPage('about')} contact={env().CONTACT} />
}
