'use client'

import { useField, useTranslation } from '@payloadcms/ui'
import { useMemo } from 'react'
import { countriesIn } from '../../../lib/places/countries'
import { Combobox } from '../../ui/Combobox/Combobox'
import { useWords } from '../../ui/useWords'

/** One of all countries, by its name in the reader's language. What was stored otherwise stays to be seen. */
export function CountryField({ isReadOnly, path }: { isReadOnly: boolean; path: string }) {
  const t = useWords()
  const { language } = useTranslation().i18n
  const { disabled, errorMessage, setValue, showError, value } = useField<string | null>({ path })
  const options = useMemo(() => countriesIn(language).map(({ code, name }) => ({ detail: code, label: name, value: code })), [language])
  const isKnown = !value || options.some((one) => one.value === value)
  return (
    <div className="field-type" id={`field-${path}`}>
      <Combobox
        error={showError ? errorMessage : null}
        isClosed={isReadOnly || disabled}
        label={t('placeCountry')}
        onValue={setValue}
        options={isKnown ? options : [{ label: value, value }, ...options]}
        placeholder={t('eventsChoose')}
        value={value ?? null}
      />
    </div>
  )
}
