import { getTranslation } from '@payloadcms/translations'
import { FieldDiffContainer } from '@payloadcms/ui/rsc'
import type { FieldDiffServerProps } from 'payload'
import { personOf } from '@/access/personOf'
import { documentLabels } from '@/endpoints/documents/changeLabels'
import { readNamesByIds } from '@/endpoints/documents/documentNames'
import { compareJson } from '@/lib/content/changes/compareJson'
import { idsIn } from '@/lib/content/changes/headingOf'
import { isolateText } from '@/lib/text/isolated'
import styles from './ValuesDiff.module.css'

interface Props extends FieldDiffServerProps {
  /** Slug of the content type. */
  collection: string
}

/** Compares two versions of a structured value, such as theme settings, part by part; unchanged parts are left out. */
export async function ValuesDiff({
  collection,
  comparisonValue,
  field,
  i18n,
  locale,
  nestingLevel,
  req,
  versionValue,
}: Props) {
  const site = (await personOf(req))?.current ?? null
  const names = site ? await readNamesByIds(req, idsIn([comparisonValue, versionValue]), site.id) : new Map()
  const labels = await documentLabels(req, { collection, named: names, site })
  const fields = 'name' in field ? labels.theme?.fields(field.name, {}) : undefined
  const changes = compareJson(comparisonValue, versionValue, labels, fields)
  if (changes.length === 0) return null
  const renderSide = (version: 'after' | 'before') => (
    <dl className={styles.side}>
      {changes.map((change) => (
        <div className={version === 'after' ? styles.after : styles.before} key={change.place.join('\n')}>
          <dt>{change.place.map(isolateText).join(' › ')}</dt>
          <dd dir="auto">{change[version] || '–'}</dd>
        </div>
      ))}
    </dl>
  )
  const label = 'label' in field && field.label ? getTranslation(field.label, i18n) : undefined
  return (
    <FieldDiffContainer
      From={renderSide('before')}
      To={renderSide('after')}
      i18n={i18n}
      label={{ label, locale }}
      nestingLevel={nestingLevel}
    />
  )
}
