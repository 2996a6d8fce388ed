'use client'

import { FieldDescription, FieldError, FieldLabel, ReactSelect, useField, type ReactSelectOption } from '@payloadcms/ui'
import type { StaticLabel } from 'payload'
import { useMemo } from 'react'
import { classes, useMessages } from '@/exports/client'
import { normalizeTags } from '../../lib/normalizeTags'
import { useSiteTags } from './useSiteTags'

interface Props {
  isReadOnly: boolean
  label?: false | StaticLabel
  path: string
  /** Site id; null if unknown. */
  site: string | null
}

const optionOf = (tag: string): ReactSelectOption => ({ id: tag, label: tag, value: tag })

/**
 * Matches options that contain the typed text. Payload handles the Enter key itself and creates the typed tag unless
 * this rejects the option for a new one; with it rejected, Enter selects the highlighted option, and the new tag is
 * last in the list.
 */
const matchesTyped = (option: { label: string } | null, typed: string): boolean =>
  option !== null && option.label.toLowerCase().includes(typed.trim().toLowerCase())

/** An input for tags, typed or selected from those of the site. */
export function TagsInput({ isReadOnly, label, path: given, site }: Props) {
  const t = useMessages()
  const { disabled, path, setValue, showError, value } = useField<string[] | null>({ potentiallyStalePath: given })
  const { tags } = useSiteTags(site)
  const chosen = useMemo(() => (value ?? []).map(optionOf), [value])
  const isClosed = isReadOnly || disabled
  // Payload passes this to react-select but omits it from its type.
  const createOptions = { formatCreateLabel: (tag: string) => t('mediaTagsCreate', { tag }) }
  return (
    <div
      className={classes('field-type text has-many', showError && 'error', isClosed && 'read-only')}
      id={`field-${path}`}
    >
      <FieldLabel label={label || undefined} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <ReactSelect
          {...createOptions}
          disabled={isClosed}
          filterOption={matchesTyped}
          isClearable={false}
          isCreatable
          isMulti
          isSortable={false}
          noOptionsMessage={() => t('mediaTagsType')}
          onChange={(next) => setValue(normalizeTags((Array.isArray(next) ? next : []).map((option) => option.value)))}
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
