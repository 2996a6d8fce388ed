'use client'

import { FieldLabel, useDocumentInfo, useField, useFormFields, useLocale } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import field from '@/components/ui/Field/Field.module.css'
import { useMessages } from '@/components/ui/useMessages'
import styles from './SlugInput.module.css'
import { isStartPage } from '@/lib/pages/pathOf'
import { useChangeFields } from './useChangeFields'
import { useDerivedSlug } from './useDerivedSlug'

interface Props {
  isReadOnly: boolean
  /** The only language in which it can be edited. */
  locale: string
  localeName: string
  path: string
  source: string
}

/** The slug, derived from the title until the user unlocks it. */
export function SlugInput({ isReadOnly, locale, localeName, path, source }: Props) {
  const t = useMessages()
  const helpId = useId()
  const { disabled, errorMessage, showError, value } = useField<string | null>({ path })
  const { data } = useDocumentInfo()
  const stored: unknown = data?.[path]
  const isStart = isStartPage(data)
  const refusal = useRefusal(value ?? '', stored, showError ? errorMessage : undefined)
  const lockPath = `${path}Lock`
  const lock = useFormFields(([fields]) => fields[lockPath]?.value)
  const change = useChangeFields()
  const title = useFormFields(([fields]) => fields[source]?.value)
  const isElsewhere = useLocale().code !== locale
  const isLocked = lock !== false
  const isDisabled = isReadOnly || disabled || isElsewhere
  const deriveNow = useDerivedSlug({
    isFollowing: isLocked && !isDisabled && !isStart,
    language: locale,
    onSlug: (slug) => change({ [path]: slug }),
    slug: value ?? '',
    title: typeof title === 'string' ? title : '',
  })

  function toggle(): void {
    change({ [lockPath]: !isLocked })
    if (!isLocked) deriveNow()
  }

  const help = isElsewhere
    ? t('slugElsewhere', { language: localeName })
    : isLocked
      ? t(isStart ? 'slugStart' : 'slugLocked')
      : t('slugUnlocked')
  return (
    <div className={`field-type ${field.field}`}>
      <div className={styles.head}>
        <FieldLabel label={t('slug')} path={path} />
        {!isDisabled && (
          <Button
            aria-pressed={isLocked}
            className={styles.lock}
            icon={isLocked ? 'Lock' : 'LockOpen'}
            variant="quiet"
            onClick={toggle}
          >
            {t(isLocked ? 'slugUnlock' : 'slugLock')}
          </Button>
        )}
      </div>
      <input
        aria-describedby={helpId}
        aria-invalid={refusal ? true : undefined}
        className={field.input}
        dir="ltr"
        id={`field-${path.replaceAll('.', '__')}`}
        maxLength={120}
        name={path}
        onChange={(event) => change({ [path]: event.target.value })}
        readOnly={isLocked || isDisabled}
        type="text"
        value={value ?? ''}
      />
      <p className={refusal ? field.error : field.help} id={helpId} role={refusal ? 'alert' : undefined}>
        {refusal ?? help}
      </p>
    </div>
  )
}

interface RefusedValue {
  message: string
  value: string
}

/**
 * The server's error for a value, until the value changes or is stored after all. The form itself clears the error with
 * the next autosave.
 * @param message the form's current error
 */
function useRefusal(value: string, stored: unknown, message: string | undefined): string | undefined {
  const [refused, setRefused] = useState<RefusedValue | null>(null)
  if (message && (refused?.value !== value || refused.message !== message)) setRefused({ message, value })
  if (message) return message
  return refused?.value === value && stored !== value ? refused.message : undefined
}
