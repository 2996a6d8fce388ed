'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import { DEFAULT_COUNTRY, regionsOf } from '@/lib/places/regions'
import { SelectField } from '@/components/ui/Field/SelectField'
import { TextField } from '@/components/ui/Field/TextField'
import { useMessages } from '@/components/ui/useMessages'

interface Props {
  country: string
  isReadOnly: boolean
  path: string
}

const KINDS: Record<string, 'county' | 'prefecture' | 'state' | undefined> = {
  AU: 'state',
  GB: 'county',
  JP: 'prefecture',
  US: 'state',
}

/** A select if the country has a list of regions, otherwise a text input. Stored values outside the list are kept. */
export function RegionField({ country, isReadOnly, path }: Props) {
  const t = useMessages()
  const { disabled, errorMessage, setValue, showError, value } = useField<string | null>({ path })
  const chosen = useFormFields(([fields]) => fields[country]?.value)
  const code = typeof chosen === 'string' && chosen ? chosen : DEFAULT_COUNTRY
  const regions = regionsOf(code)
  const common = {
    disabled: isReadOnly || disabled,
    error: showError ? errorMessage : null,
    label: t(`placeRegion_${KINDS[code] ?? 'elsewhere'}`),
    onValue: setValue,
    value: value ?? '',
  }
  const isUnlisted = Boolean(value) && !regions?.some((region) => region.value === value)
  return (
    <div className="field-type" id={`field-${path}`}>
      {regions ? (
        <SelectField
          {...common}
          choices={[
            { label: t('placeNone'), value: '' },
            ...(isUnlisted ? [{ label: t('placeUnlisted', { name: value ?? '' }), value: value ?? '' }] : []),
            ...regions,
          ]}
        />
      ) : (
        <TextField {...common} maxLength={120} />
      )}
    </div>
  )
}
