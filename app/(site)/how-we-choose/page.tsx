import { InfoPage } from '@/components/site/message-pages'
import { infoMetadata, readInfoPage } from '@/lib/server/pages/info-pages'

export const generateMetadata = () => infoMetadata('how-we-choose')

export default async function ChoosingPage() {
  return <InfoPage {...await readInfoPage('how-we-choose')} />
}
