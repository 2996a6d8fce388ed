import type { PayloadRequest } from 'payload'
import { AreaMessagesProvider } from '../../../components/ui/AreaMessagesProvider'
import { messagesOfAreas } from '../../../i18n/areas'
import { languagesOf } from '../lib/readTexts'
import { Overview } from './Overview'

/** Below the languages of a site, where it has several: how far its content is in each of them. */
export async function OverviewCard({ req, tenantId }: { req: PayloadRequest; tenantId: string }) {
  const languages = await languagesOf(req, tenantId)
  if (!languages) return null
  return (
    <AreaMessagesProvider words={messagesOfAreas(req.i18n.language, ['translations'])}>
      <Overview tenantId={tenantId} turn={[languages.main, ...languages.others].join()} />
    </AreaMessagesProvider>
  )
}
