import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas } from '@/exports/server'
import type { DashboardBoxProps } from '@/exports/types'
import { planAllows } from '@/lib/plans/planAllows'
import { isGuide, modelReads } from '../../lib/models/chooseModel'
import { typesFor } from '../../tools/documents'
import { suggestedTo } from '../Screen/suggestedTo'
import { ChatBox } from './ChatBox'

/** The assistant on the dashboard, if the plan includes it. */
export function ChatBoxPart({ person, req, tenant }: DashboardBoxProps) {
  if (!planAllows(tenant, 'ai_chat')) return null
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['chat'])}>
      <ChatBox
        collections={typesFor(req, person, tenant.id).map(({ slug }) => slug)}
        isGuide={isGuide()}
        key={tenant.id}
        reads={modelReads()}
        suggestions={suggestedTo(req, person, tenant.id)}
        tenant={tenant.id}
        user={person.id}
      />
    </AreaMessagesProvider>
  )
}
