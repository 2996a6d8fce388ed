import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { usePerformanceRevision, usePublishRevision } from '@/components/document/revisions'
import { useChangeCount } from '@/components/calls/changes/useChangesOf'
import { useRead } from '@/exports/client'
import type { EventPerformances } from '../../operations/listEventPerformances'

/**
 * Reads the performances of the open event. Reloads whenever one of them may have changed, whoever changes it.
 * @param isEditing what others change waits until the person is done
 */
export function usePerformances(event: string, isEditing: boolean) {
  const { code } = useLocale()
  const { lastUpdateTime } = useDocumentInfo()
  const changes = useChangeCount(['event-instances'], isEditing)
  const revision = `${usePerformanceRevision()} ${usePublishRevision()} ${lastUpdateTime} ${changes}`
  return useRead<EventPerformances>(`/events/${event}/performances?locale=${code}`, {
    keepsPrevious: true,
    reloadsOnFocus: true,
    revision,
  })
}
