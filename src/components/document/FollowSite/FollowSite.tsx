'use client'

import { useDocumentInfo, useEditDepth, useConfig } from '@payloadcms/ui'
import { useSiteOnScreen } from '@/components/frame/Nav/frameOnScreen'
import { useFollowSite } from './useFollowSite'
import { useEffect } from 'react'

/** Switches the admin to the site of the document on screen. Documents in drawers do not switch it. */
export function FollowSite() {
  const { data, savedDocumentData } = useDocumentInfo()
  const isInDrawer = useEditDepth() > 1
  useSiteZone(useSiteOnScreen()?.timezone)
  useFollowSite(isInDrawer ? null : (savedDocumentData?.tenant ?? data?.tenant))
  return null
}

/**
 * Makes the site's time zone the default for dates: Payload's scheduling drawer would start with the installation's
 * default.
 */
function useSiteZone(zone: string | undefined): void {
  const { config, setConfig } = useConfig()
  const { timezones } = config.admin
  useEffect(() => {
    if (!zone || timezones.defaultTimezone === zone) return
    const isSupported = timezones.supportedTimezones.some(({ value }) => value === zone)
    const supportedTimezones = isSupported
      ? timezones.supportedTimezones
      : [...timezones.supportedTimezones, { label: zone.replaceAll('_', ' '), value: zone }]
    setConfig({
      ...config,
      admin: { ...config.admin, timezones: { ...timezones, defaultTimezone: zone, supportedTimezones } },
    })
  }, [config, setConfig, timezones, zone])
}
