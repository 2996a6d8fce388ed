'use client'

import { Button, classes, TextAreaField, TextField, useMessages } from '@/exports/client'
import type { TranslatedText, Translations } from '../lib/shapes'
import styles from './Translations.module.css'

interface Props {
  /** URL of the document's form in the target language. */
  editHref: string
  isReadOnly: boolean
  language: string
  main: Translations['main']
  onConfirm: () => void
  onValue: (value: string) => void
  text: TranslatedText
  value: string
}

/** A source text beside its translation. */
export function TextRow({
  editHref,
  isReadOnly,
  language,
  main,
  onConfirm,
  onValue,
  text: { kind, label, maxLength, rows, source, state },
  value,
}: Props) {
  const t = useMessages()
  const isLong = kind === 'textarea' || source.length > 80
  const control = {
    dir: 'auto',
    label,
    lang: language,
    onValue,
    readOnly: isReadOnly,
    value,
    ...(maxLength !== null && { maxLength }),
  } as const
  return (
    <li className={styles.text}>
      <div className={styles.source}>
        {rows.length > 0 && <p className={styles.rows}>{rows.join(' › ')}</p>}
        <p className={styles.label}>{label}</p>
        <p className={styles.words} dir="auto" lang={main.code}>
          {source}
        </p>
      </div>
      <div className={styles.target}>
        {kind === 'richText' ? (
          <div>
            <p className={styles.label}>{label}</p>
            <p className={styles.words} dir="auto" lang={language}>
              {value}
            </p>
            <p className={styles.rows}>{t('translateRich')}</p>
            {!isReadOnly && (
              <Button href={editHref} variant="quiet">
                {t('translateInEditor')}
              </Button>
            )}
          </div>
        ) : isLong ? (
          <TextAreaField {...control} rows={3} />
        ) : (
          <TextField {...control} />
        )}
        <p className={styles.state}>
          <span className={classes(styles.mark, styles[state])}>
            {state === 'missing'
              ? t('translateMissing')
              : state === 'changed'
                ? t('translateChanged', { language: main.label })
                : t('translateDone')}
          </span>
          {state === 'changed' && !isReadOnly && (
            <Button variant="quiet" onClick={onConfirm}>
              {t('translateStillRight')}
            </Button>
          )}
        </p>
      </div>
    </li>
  )
}
