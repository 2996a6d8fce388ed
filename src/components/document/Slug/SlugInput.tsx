'use client'

import { FieldLabel, useDocumentInfo, useField, useFormFields, useLocale } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { Button } from '../../ui/Button/Button'
import field from '../../ui/Field/Field.module.css'
import { useWords } from '../../ui/useWords'
import styles from './SlugInput.module.css'
import { useChangeFields } from './useChangeFields'
import { useDerivedSlug } from './useDerivedSlug'

interface Props {
  isReadOnly: boolean
  /** The only language in which it is written. */
  locale: string
  localeName: string
  path: string
  source: string
}

/** The slug, which follows the title until somebody unlocks it. */
export function SlugInput({ isReadOnly, locale, localeName, path, source }: Props) {
  const t = useWords()
  const helpId = useId()
  const { disabled, errorMessage, showError, value } = useField<string | null>({ path })
  const stored: unknown = useDocumentInfo().data?.[path]
  const refusal = useRefusal(value ?? '', stored, showError ? errorMessage : undefined)
  const lockPath = `${path}Lock`
  const lock = useFormFields(([fields]) => fields[lockPath]?.value)
  const change = useChangeFields()
  const title = useFormFields(([fields]) => fields[source]?.value)
  const isElsewhere = useLocale().code !== locale
  const isLocked = lock !== false
  const isFixed = isReadOnly || disabled || isElsewhere
  const follow = useDerivedSlug({
    isFollowing: isLocked && !isFixed,
    onSlug: (slug) => change({ [path]: slug }),
    slug: value ?? '',
    title: typeof title === 'string' ? title : '',
  })

  function toggle(): void {
    change({ [lockPath]: !isLocked })
    if (!isLocked) follow()
  }

  const help = isElsewhere
    ? t('slugElsewhere', { language: localeName })
    : isLocked
      ? t('slugLocked')
      : t('slugUnlocked')
  return (
    <div className={`field-type ${field.field}`}>
      <div className={styles.head}>
        <FieldLabel label={t('slug')} path={path} />
        {!isFixed && (
          <Button
            aria-pressed={isLocked}
            className={styles.lock}
            icon={isLocked ? 'Lock' : 'LockOpen'}
            look="quiet"
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
        readOnly={isLocked || isFixed}
        type="text"
        value={value ?? ''}
      />
      <p className={refusal ? field.error : field.help} id={helpId} role={refusal ? 'alert' : undefined}>
        {refusal ?? help}
      </p>
    </div>
  )
}

interface Refused {
  message: string
  value: string
}

/**
 * What the server said of a value, until it is another or was stored after all. The form forgets it with the next answer
 * of an autosave, which looks at nothing but that.
 * @param message as the form has it now
 */
function useRefusal(value: string, stored: unknown, message: string | undefined): string | undefined {
  const [refused, setRefused] = useState<Refused | null>(null)
  if (message && (refused?.value !== value || refused.message !== message)) setRefused({ message, value })
  if (message) return message
  return refused?.value === value && stored !== value ? refused.message : undefined
}
