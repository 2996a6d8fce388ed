'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRead } from '../../../components/calls/useRead'
import { Banner } from '../../../components/ui/Banner/Banner'
import { useWords } from '../../../components/ui/useWords'
import { relativeTime } from '../../../lib/times/relativeTime'
import { UndoImport } from './UndoImport'

interface Last {
  at: string
  by: string | null
  documents: number
  id: string
  isUndone: boolean
}

/** The last import of the type, by whomever, as long as it can be taken back. */
export function LastImport({ tenantId, type }: { tenantId: string; type: string }) {
  const t = useWords()
  const { language } = useTranslation().i18n
  const { data, reload } = useRead<{ last: Last | null }>(`/imports/${type}/last?tenantId=${tenantId}`)
  const last = data?.last
  if (!last || last.isUndone) return null
  return (
    <Banner action={<UndoImport id={last.id} onDone={reload} />} icon="History" look="info">
      {t('importLast', {
        by: last.by ?? '–',
        count: last.documents,
        when: relativeTime(new Date(last.at), new Date(), language),
      })}
    </Banner>
  )
}
