'use client'

import { useDocumentInfo, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useSiteOnScreen } from '../../frame/Nav/frameOnScreen'
import { ScheduleLine } from './ScheduleLine'
import { useSchedules } from './useSchedules'

/** Beside the state of a document: what was set for it. Asked again whenever a drawer opens or closes, where times are set. */
export function DocumentSchedule() {
  const { collectionSlug, data, id, savedDocumentData } = useDocumentInfo()
  const { modalState } = useModal()
  const site = useSiteOnScreen()
  const [anchor, setAnchor] = useState<Element | null>(null)
  const state = anchor?.closest('.doc-controls')?.querySelector('.doc-controls__status')
  const owner: unknown = savedDocumentData?.tenant ?? data?.tenant ?? site?.id
  const open = Object.values(modalState).filter(({ isOpen }) => isOpen).length
  const schedules = useSchedules(id === undefined ? undefined : collectionSlug, typeof owner === 'string' ? owner : undefined, open)
  return (
    <>
      <span hidden ref={setAnchor} />
      {state && createPortal(<ScheduleLine schedule={schedules.get(String(id))} />, state)}
    </>
  )
}
