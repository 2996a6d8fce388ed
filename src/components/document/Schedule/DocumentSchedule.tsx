'use client'

import { useDocumentInfo, useModal } from '@payloadcms/ui'
import { useSiteOnScreen } from '../../frame/Nav/frameOnScreen'
import { BesideState } from '../StateLine/BesideState'
import { ScheduleLine } from './ScheduleLine'
import { useSchedules } from './useSchedules'

/** Beside the state of a document: what was set for it. Asked again whenever a drawer opens or closes, where times are set. */
export function DocumentSchedule() {
  const { collectionSlug, data, id, savedDocumentData } = useDocumentInfo()
  const { modalState } = useModal()
  const site = useSiteOnScreen()
  const owner: unknown = savedDocumentData?.tenant ?? data?.tenant ?? site?.id
  const open = Object.values(modalState).filter(({ isOpen }) => isOpen).length
  const schedules = useSchedules(id === undefined ? undefined : collectionSlug, typeof owner === 'string' ? owner : undefined, open)
  return (
    <BesideState>
      <ScheduleLine schedule={schedules.get(String(id))} />
    </BesideState>
  )
}
