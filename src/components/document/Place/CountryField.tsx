'use client'

import { useField, useTranslation } from '@payloadcms/ui'
import { useMemo } from 'react'
import { countriesIn } from '@/lib/places/countries'
import { regionInCountry } from '@/lib/places/regionInCountry'
import { Combobox } from '@/components/ui/Combobox/Combobox'
import { useMessages } from '@/components/ui/useMessages'

interface Props {
  isReadOnly: boolean
  path: string
  /** Path of the region, which depends on the country. */
  region: string
}

/** Select of all countries, by name in the UI language. Stored values outside the list stay visible. */
export function CountryField({ isReadOnly, path, region: regionPath }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const { disabled, errorMessage, setValue, showError, value } = useField<string | null>({ path })
  const region = useField<string | null>({ path: regionPath })
  const options = useMemo(
    () => countriesIn(language).map(({ code, name }) => ({ detail: code, label: name, value: code })),
    [language],
  )
  const isKnown = !value || options.some((option) => option.value === value)

  function choose(country: string | null) {
    setValue(country)
    const kept = regionInCountry(region.value ?? null, { from: value ?? null, to: country })
    if (kept !== (region.value ?? null)) region.setValue(kept)
  }

  return (
    <div className="field-type" id={`field-${path}`}>
      <Combobox
        error={showError ? errorMessage : null}
        isClosed={isReadOnly || disabled}
        label={t('placeCountry')}
        onValue={choose}
        options={isKnown ? options : [{ label: value, value }, ...options]}
        placeholder={t('eventsChoose')}
        value={value ?? null}
      />
    </div>
  )
}
