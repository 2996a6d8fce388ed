'use client'

import { useField } from '@payloadcms/ui'
import { useMemo } from 'react'
import { Combobox } from '@/components/ui/Combobox/Combobox'
import { useMessages } from '@/components/ui/useMessages'

interface Props {
  isReadOnly: boolean
  path: string
}

const labelOf = (zone: string): string => zone.replaceAll('_', ' ')

/** Select of all time zones, or the site's own. Stored values outside the list stay visible. */
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
          ...all.map((zone) => ({ label: labelOf(zone), value: zone })),
        ]}
        value={value ?? ''}
      />
    </div>
  )
}
