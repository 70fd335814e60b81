import { InfoPage } from '@/components/site/message-pages'
import { infoMetadata, readInfoPage } from '@/lib/server/pages/info-pages'

export const generateMetadata = () => infoMetadata('privacy')

export default async function PrivacyPage() {
  return <InfoPage {...await readInfoPage('privacy')} />
}
