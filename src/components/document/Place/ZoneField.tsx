'use client'

import { useField } from '@payloadcms/ui'
import { useMemo } from 'react'
import { Combobox } from '../../ui/Combobox/Combobox'
import { useMessages } from '../../ui/useMessages'

interface Props {
  isReadOnly: boolean
  path: string
}

const nameOf = (zone: string): string => zone.replaceAll('_', ' ')

/** One of all time zones, or that of the site. What was stored otherwise stays to be seen. */
export function ZoneField({ isReadOnly, path }: Props) {
  const t = useMessages()
  const { disabled, errorMessage, setValue, showError, value } = useField<string | null>({ path })
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), [])
  const all = !value || zones.includes(value) ? zones : [value, ...zones]
  return (
    <div className="field-type" id={`field-${path}`}>
      <Combobox
        error={showError ? errorMessage : null}
        help={t('placeZoneHelp')}
        isClosed={isReadOnly || disabled}
        label={t('placeZone')}
        onValue={(zone) => setValue(zone || null)}
        options={[
          { label: t('placeZoneOfSite'), value: '' },
          ...all.map((zone) => ({ label: nameOf(zone), value: zone })),
        ]}
        value={value ?? ''}
      />
    </div>
  )
}
