import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { usePerformanceRevision, usePublishRevision } from '@/components/document/revisions'
import { useRead } from '@/components/calls/useRead'
import type { EventPerformances } from '../../operations/listEventPerformances'

/** Reads the performances of the open event. Reloads whenever one of them may have changed. */
export function usePerformances(event: string) {
  const { code } = useLocale()
  const { lastUpdateTime } = useDocumentInfo()
  const revision = `${usePerformanceRevision()} ${usePublishRevision()} ${lastUpdateTime}`
  return useRead<EventPerformances>(`/events/${event}/performances?locale=${code}`, {
    keepsPrevious: true,
    reloadsOnFocus: true,
    revision,
  })
}
