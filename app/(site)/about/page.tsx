import { InfoPage } from '@/components/site/message-pages'
import { infoMetadata, readInfoPage } from '@/lib/server/pages/info-pages'

export const dynamic = 'force-dynamic'

export const generateMetadata = () => infoMetadata('about')

export default async function AboutPage() {
  return <InfoPage {...await readInfoPage('about')} />
}
