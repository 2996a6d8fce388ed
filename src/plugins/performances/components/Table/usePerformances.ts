import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { usePerformanceRevision, usePublishRevision } from '@/components/document/revisions'
import { useChangesOf } from '@/components/calls/changes/useChangesOf'
import { useRead } from '@/exports/client'
import type { EventPerformances } from '../../operations/listEventPerformances'

/**
 * Reads the performances of the open event. Reloads whenever one of them may have changed, whoever changes it.
 * @param isEditing what others change waits until the person is done
 */
export function usePerformances(event: string, isEditing: boolean) {
  const { code } = useLocale()
  const { lastUpdateTime } = useDocumentInfo()
  const [changes, setChanges] = useState(0)
  const [shownChanges, setShownChanges] = useState(changes)
  useChangesOf(['event-instances'], () => setChanges(changes + 1))
  if (!isEditing && shownChanges !== changes) setShownChanges(changes)
  const revision = `${usePerformanceRevision()} ${usePublishRevision()} ${lastUpdateTime} ${shownChanges}`
  return useRead<EventPerformances>(`/events/${event}/performances?locale=${code}`, {
    keepsPrevious: true,
    reloadsOnFocus: true,
    revision,
  })
}
