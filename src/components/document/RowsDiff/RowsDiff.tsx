import { getTranslation } from '@payloadcms/translations'
import type { FieldDiffServerProps } from 'payload'
import { translatorOf } from '../../../i18n/translator'
import { describeRows } from '../../../lib/content/changes/describeRows'
import { RowDiff } from './RowDiff'
import { rowsWords } from './rowsWords'
import styles from './RowsDiff.module.css'
import type { ComparedField } from '../../../lib/content/changes/changedField'

interface Props extends FieldDiffServerProps {
  /** Slug of the content type. */
  collection: string
}

/** Two versions of a list of rows or blocks: each by its heading, whether it was added, removed, moved or changed, and what is written in it. */
export async function RowsDiff({
  collection,
  comparisonValue,
  field,
  i18n,
  locale,
  req,
  selectedLocales,
  versionValue,
}: Props) {
  const words = await rowsWords(req, {
    collection,
    field,
    languages: locale ? undefined : selectedLocales,
    values: [comparisonValue, versionValue],
  })
  const rows = describeRows(field as ComparedField, comparisonValue, versionValue, req.payload.blocks, words)
  if (rows.length === 0) return null
  const label = 'label' in field && field.label ? getTranslation(field.label, i18n) : ''
  return (
    <section className={styles.list}>
      <h3 className={styles.label}>
        {locale && <span className={styles.language}>{words.language(locale)}</span>}
        {label}
      </h3>
      {rows.map(({ key, ...row }) => (
        <RowDiff key={key} {...row} t={translatorOf(req.i18n)} />
      ))}
    </section>
  )
}
