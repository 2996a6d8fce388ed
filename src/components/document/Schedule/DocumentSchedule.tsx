'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useSiteOnScreen } from '../../frame/Nav/frameOnScreen'
import { BesideState } from '../../../payload-patches/besideState/BesideState'
import { ScheduleLine } from './ScheduleLine'
import { useScheduleTurn } from './scheduleTurn'
import { useSchedules } from './useSchedules'

/** Beside the state of a document: what was set for it. Asked again when a time is set or cancelled, and after publishing. */
export function DocumentSchedule() {
  const { collectionSlug, data, hasPublishedDoc, id, savedDocumentData } = useDocumentInfo()
  const site = useSiteOnScreen()
  const owner: unknown = savedDocumentData?.tenant ?? data?.tenant ?? site?.id
  const turn = `${useScheduleTurn()} ${hasPublishedDoc}`
  const schedules = useSchedules(
    id === undefined ? undefined : collectionSlug,
    typeof owner === 'string' ? owner : undefined,
    turn,
  )
  return (
    <BesideState>
      <ScheduleLine schedule={schedules.get(String(id))} />
    </BesideState>
  )
}
