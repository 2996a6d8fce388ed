'use client'

import { FieldDescription, FieldError, FieldLabel, ReactSelect, useField, type ReactSelectOption } from '@payloadcms/ui'
import type { StaticLabel } from 'payload'
import { useMemo } from 'react'
import { classes } from '../../../../components/ui/classes'
import { useMessages } from '../../../../components/ui/useMessages'
import { tidied } from '../../lib/tidyTags'
import { useSiteTags } from './useSiteTags'

interface Props {
  isReadOnly: boolean
  label?: false | StaticLabel
  path: string
  /** Id; null where it is not known. */
  site: string | null
}

const optionOf = (tag: string): ReactSelectOption => ({ id: tag, label: tag, value: tag })

/**
 * Those that have what is typed. Payload takes the Enter key for itself, and creates what is typed, unless this refuses
 * an option that is none: then Enter chooses what is marked in the list, where the new tag stands last.
 */
const isFound = (option: { label: string } | null, typed: string): boolean =>
  option !== null && option.label.toLowerCase().includes(typed.trim().toLowerCase())

/** Tags that are typed, or chosen among those that the site has already. */
export function TagsInput({ isReadOnly, label, path: given, site }: Props) {
  const t = useMessages()
  const { disabled, path, setValue, showError, value } = useField<string[] | null>({ potentiallyStalePath: given })
  const tags = useSiteTags(site)
  const chosen = useMemo(() => (value ?? []).map(optionOf), [value])
  const isClosed = isReadOnly || disabled
  // Payload hands it on to react-select, and leaves it out of its type.
  const creating = { formatCreateLabel: (tag: string) => t('mediaTagsCreate', { tag }) }
  return (
    <div
      className={classes('field-type text has-many', showError && 'error', isClosed && 'read-only')}
      id={`field-${path}`}
    >
      <FieldLabel label={label || undefined} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <ReactSelect
          {...creating}
          disabled={isClosed}
          filterOption={isFound}
          isClearable={false}
          isCreatable
          isMulti
          isSortable={false}
          noOptionsMessage={() => t('mediaTagsType')}
          onChange={(next) => setValue(tidied((Array.isArray(next) ? next : []).map((one) => one.value)))}
          options={tags.map(({ tag }) => optionOf(tag))}
          placeholder={t('mediaTagsAdd')}
          showError={showError}
          value={chosen}
        />
        <FieldDescription description={t('mediaTagsHelp')} path={path} />
      </div>
    </div>
  )
}
