'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useSiteOnScreen } from '@/components/frame/Nav/frameOnScreen'
import { NextToStatus } from '@/payload-patches/besideState/BesideState'
import { ScheduleLine } from './ScheduleMark'
import { useScheduleRevision } from '../revisions'
import { useSchedules } from './useSchedules'

/**
 * Beside the status of a document: its scheduled change. Reloaded after a schedule is set or cancelled, and after
 * publishing.
 */
export function DocumentSchedule() {
  const { collectionSlug, data, hasPublishedDoc, id, savedDocumentData } = useDocumentInfo()
  const site = useSiteOnScreen()
  const owner: unknown = savedDocumentData?.tenant ?? data?.tenant ?? site?.id
  const revision = `${useScheduleRevision()} ${hasPublishedDoc}`
  const schedules = useSchedules(
    id === undefined ? undefined : collectionSlug,
    typeof owner === 'string' ? owner : undefined,
    revision,
  )
  return (
    <NextToStatus>
      <ScheduleLine schedule={schedules.get(String(id))} />
    </NextToStatus>
  )
}
