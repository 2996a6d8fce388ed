import { getTranslation } from '@payloadcms/translations'
import type { FieldDiffServerProps, Field, PayloadRequest } from 'payload'
import { translatorOf } from '@/i18n/translator'
import { describeRows } from '@/lib/content/changes/describeRows'
import { RowDiff } from './RowDiff'
import styles from './RowsDiff.module.css'
import type { ComparedField, ChangeLabels } from '@/lib/content/changes/changedField'
import { callboardOf } from '@/access/registryOf'
import { personOf } from '@/access/personOf'
import { documentLabels } from '@/endpoints/documents/changeLabels'
import { readDocumentNames, readNamesByIds } from '@/endpoints/documents/documentNames'
import { idsIn } from '@/lib/content/changes/headingOf'
import { collectReferences, type WalkableField } from '@/lib/content/collectReferences'

interface RowsDiffParams {
  /** Slug of the content type. */
  collection: string
  field: Field
  /** Languages of the values; undefined if they are in a single language. */
  languages: string[] | undefined
  /** Both versions. */
  values: unknown[]
}

/** Labels for describing the rows of two versions: UI messages and the names of all referenced documents. */
async function rowLabels(
  req: PayloadRequest,
  { collection, field, languages, values }: RowsDiffParams,
): Promise<ChangeLabels> {
  const site = (await personOf(req))?.current ?? null
  const targets = new Set(callboardOf(req.payload).contentTypes.map(({ slug }) => slug))
  const context = { blocks: req.payload.blocks, targets }
  const references = values.flatMap((value) =>
    'name' in field ? collectReferences([field as WalkableField], { [field.name]: value }, context).references : [],
  )
  const [names, themeNames] = site
    ? await Promise.all([
        readDocumentNames(req, references, site.id, { trash: true }),
        readNamesByIds(req, idsIn(values.map(themeValues)), site.id),
      ])
    : [new Map(), new Map()]
  const labels = await documentLabels(req, { collection, named: new Map([...themeNames, ...names]), site })
  return { ...labels, languages: languages && ownFirst(languages, req.locale) }
}

/** Values of a theme's blocks; their references are not described by fields. */
const themeValues = (rows: unknown): unknown[] =>
  Array.isArray(rows) ? rows.map((row: { values?: unknown } | null) => row?.values) : []

/** Headings prefer the editing language, if they have a text in it. */
const ownFirst = (languages: string[], own: string | null | undefined): string[] =>
  languages.toSorted((a, b) => Number(b === own) - Number(a === own))

interface Props extends FieldDiffServerProps {
  /** Slug of the content type. */
  collection: string
}

/**
 * Compares two versions of an array or blocks field: each row by its heading, whether it was added, removed, moved or
 * changed, and its changed values.
 */
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
  const labels = await rowLabels(req, {
    collection,
    field,
    languages: locale ? undefined : selectedLocales,
    values: [comparisonValue, versionValue],
  })
  const rows = describeRows(field as ComparedField, comparisonValue, versionValue, req.payload.blocks, labels)
  if (rows.length === 0) return null
  const label = 'label' in field && field.label ? getTranslation(field.label, i18n) : ''
  return (
    <section className={styles.list}>
      <h3 className={styles.label}>
        {locale && <span className={styles.language}>{labels.language(locale)}</span>}
        {label}
      </h3>
      {rows.map(({ key, ...row }) => (
        <RowDiff key={key} {...row} t={translatorOf(req.i18n)} />
      ))}
    </section>
  )
}
