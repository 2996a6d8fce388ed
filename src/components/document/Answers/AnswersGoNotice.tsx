'use client'

import { useMessages } from '@/components/ui/useMessages'
import { useAnswerCounts } from './useAnswerCounts'

/** Number of submissions that are deleted together with forms. Renders nothing if there are none. */
export function AnswersGoNotice({ ids, tenantId }: { ids: string[]; tenantId: string }) {
  const t = useMessages()
  const counts = useAnswerCounts(tenantId)
  const count = ids.reduce((sum, id) => sum + (counts?.byForm.get(id)?.total ?? 0), 0)
  return count > 0 ? <p role="status">{t('formAnswersGo', { count })}</p> : null
}
