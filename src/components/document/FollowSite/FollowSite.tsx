'use client'

import { useDocumentInfo, useEditDepth } from '@payloadcms/ui'
import { useSiteOnScreen } from '../../frame/Nav/frameOnScreen'
import { useFollowSite } from './useFollowSite'
import { useSiteZone } from './useSiteZone'

/** The site of a document comes on screen with it. Not from a drawer, which is a look aside. */
export function FollowSite() {
  const { data, savedDocumentData } = useDocumentInfo()
  const isInDrawer = useEditDepth() > 1
  useSiteZone(useSiteOnScreen()?.timezone)
  useFollowSite(isInDrawer ? null : (savedDocumentData?.tenant ?? data?.tenant))
  return null
}
