import { getTranslation } from '@payloadcms/translations'
import type { FieldDiffServerProps, Field, PayloadRequest } from 'payload'
import { translatorOf } from '../../../i18n/translator'
import { describeRows } from '../../../lib/content/changes/describeRows'
import { RowDiff } from './RowDiff'
import styles from './RowsDiff.module.css'
import type { ComparedField, ChangeWords } from '../../../lib/content/changes/changedField'
import { callboardOf } from '@/access/registryOf'
import { personOf } from '@/access/personOf'
import { documentWords } from '@/endpoints/documents/changeWords'
import { namesOf } from '@/endpoints/documents/namesOf'
import { namesOfIds } from '@/endpoints/documents/namesOfIds'
import { idsIn } from '@/lib/content/changes/idsIn'
import { collectReferences, type WalkableField } from '@/lib/content/collectReferences'

interface Asked {
  /** Slug of the content type. */
  collection: string
  field: Field
  /** In which the values are; undefined where they are of one. */
  languages: string[] | undefined
  /** Both versions. */
  values: unknown[]
}

/** What the rows of two versions are told in: the reader's language, with the names of all that they refer to. */
async function rowsWords(req: PayloadRequest, { collection, field, languages, values }: Asked): Promise<ChangeWords> {
  const site = (await personOf(req))?.current ?? null
  const targets = new Set(callboardOf(req.payload).contentTypes.map(({ slug }) => slug))
  const context = { blocks: req.payload.blocks, targets }
  const referred = values.flatMap((value) =>
    'name' in field ? collectReferences([field as WalkableField], { [field.name]: value }, context).references : [],
  )
  const [named, within] = site
    ? await Promise.all([
        namesOf(req, referred, site.id, { trash: true }),
        namesOfIds(req, idsIn(values.map(themeValues)), site.id),
      ])
    : [new Map(), new Map()]
  const words = await documentWords(req, { collection, named: new Map([...within, ...named]), site })
  return { ...words, languages: languages && ownFirst(languages, req.locale) }
}

/** What blocks of a theme hold, whose references no field describes. */
const themeValues = (rows: unknown): unknown[] =>
  Array.isArray(rows) ? rows.map((row: { values?: unknown } | null) => row?.values) : []

/** A heading is in the language that one edits in, where it has words in it. */
const ownFirst = (languages: string[], own: string | null | undefined): string[] =>
  languages.toSorted((one, other) => Number(other === own) - Number(one === own))

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
