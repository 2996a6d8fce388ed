import { getTranslation } from '@payloadcms/translations'
import { FieldDiffContainer } from '@payloadcms/ui/rsc'
import type { FieldDiffServerProps } from 'payload'
import { personOf } from '../../../access/personOf'
import { documentLabels } from '../../../endpoints/documents/changeLabels'
import { namesOfIds } from '../../../endpoints/documents/namesOfIds'
import { compareJson } from '../../../lib/content/changes/compareJson'
import { idsIn } from '../../../lib/content/changes/idsIn'
import { isolated } from '../../../lib/text/isolated'
import styles from './ValuesDiff.module.css'

interface Props extends FieldDiffServerProps {
  /** Slug of the content type. */
  collection: string
}

/** Two versions of a value of many parts, such as those of a theme, part by part in words; what is the same is left out. */
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
  const named = site ? await namesOfIds(req, idsIn([comparisonValue, versionValue]), site.id) : new Map()
  const words = await documentLabels(req, { collection, named, site })
  const fields = 'name' in field ? words.theme?.fields(field.name, {}) : undefined
  const changes = compareJson(comparisonValue, versionValue, words, fields)
  if (changes.length === 0) return null
  const side = (which: 'after' | 'before') => (
    <dl className={styles.side}>
      {changes.map((change) => (
        <div className={which === 'after' ? styles.after : styles.before} key={change.place.join('\n')}>
          <dt>{change.place.map(isolated).join(' › ')}</dt>
          <dd dir="auto">{change[which] || '–'}</dd>
        </div>
      ))}
    </dl>
  )
  const label = 'label' in field && field.label ? getTranslation(field.label, i18n) : undefined
  return (
    <FieldDiffContainer
      From={side('before')}
      To={side('after')}
      i18n={i18n}
      label={{ label, locale }}
      nestingLevel={nestingLevel}
    />
  )
}
