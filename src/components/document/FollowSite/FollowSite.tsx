'use client'

import { useDocumentInfo, useEditDepth, useConfig } from '@payloadcms/ui'
import { useSiteOnScreen } from '../../frame/Nav/frameOnScreen'
import { useFollowSite } from './useFollowSite'
import { useEffect } from 'react'

/** The site of a document comes on screen with it. Not from a drawer, which is a look aside. */
export function FollowSite() {
  const { data, savedDocumentData } = useDocumentInfo()
  const isInDrawer = useEditDepth() > 1
  useSiteZone(useSiteOnScreen()?.timezone)
  useFollowSite(isInDrawer ? null : (savedDocumentData?.tenant ?? data?.tenant))
  return null
}

/** Times that are set on a document are meant in its site's zone, wherever somebody sits who sets them: Payload's drawer begins with the default of the whole installation. */
function useSiteZone(zone: string | undefined): void {
  const { config, setConfig } = useConfig()
  const { timezones } = config.admin
  useEffect(() => {
    if (!zone || timezones.defaultTimezone === zone) return
    const known = timezones.supportedTimezones.some(({ value }) => value === zone)
    const supportedTimezones = known
      ? timezones.supportedTimezones
      : [...timezones.supportedTimezones, { label: zone.replaceAll('_', ' '), value: zone }]
    setConfig({
      ...config,
      admin: { ...config.admin, timezones: { ...timezones, defaultTimezone: zone, supportedTimezones } },
    })
  }, [config, setConfig, timezones, zone])
}
