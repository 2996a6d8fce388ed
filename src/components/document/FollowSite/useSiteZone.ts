'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Times that are set on a document are meant in its site's zone, wherever somebody sits who sets them: Payload's drawer begins with the default of the whole installation. */
export function useSiteZone(zone: string | undefined): void {
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
