import { isSecondFactorMissing } from '@/access/person'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas, personOf } from '@/exports/server'
import type { SidebarPartProps } from '@/components/frame/Nav/sidebarPart'
import { planAllows } from '@/lib/plans/planAllows'
import { History } from './History'

/** The chat history in the sidebar, for users who have the assistant. */
export async function HistoryPart({ req }: SidebarPartProps) {
  const person = await personOf(req)
  const tenant = person?.current
  if (!tenant || isSecondFactorMissing(person, tenant.id) || !planAllows(tenant, 'ai_chat')) return null
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['chat'])}>
      <History key={tenant.id} tenant={tenant.id} timezone={tenant.timezone} />
    </AreaMessagesProvider>
  )
}
