import type { PayloadRequest } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas } from '@/exports/server'
import { languagesOf } from '../lib/readTexts'
import { Overview } from './Overview'

/** Server wrapper of the translation overview on the languages screen. Renders nothing for sites with one language. */
export async function OverviewCard({ req, tenantId }: { req: PayloadRequest; tenantId: string }) {
  const languages = await languagesOf(req, tenantId)
  if (!languages) return null
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['translations'])}>
      <Overview languages={[languages.main, ...languages.others].join()} tenantId={tenantId} />
    </AreaMessagesProvider>
  )
}
