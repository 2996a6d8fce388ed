import type { CollectionSlug, Column, PayloadRequest, SelectType } from 'payload'
import { appendUploadSelectFields } from 'payload/shared'
import { anyDocuments } from '@/collections/anyDocuments'
import { translatorOf } from '@/i18n/translator'
import { toTrashedTitle } from '@/lib/content/trashedTitle'
import { isRecord } from '@/lib/values'
import { namedReferencesIn } from '../ReferenceStates/referencesIn'

/** How a cell names a document. */
export interface ReferenceName {
  /** What its thumbnail is made of, for files. */
  file?: Record<string, unknown>
  title: string
}

/** By type and id. */
export type ReferenceNames = Record<string, Record<string, ReferenceName>>

/**
 * Reads how what the rows of a list refer to is called, in one statement for each type. What the user cannot read is
 * named by that alone.
 * @param columns only those shown are looked at
 */
export async function referenceNames(
  req: PayloadRequest,
  rows: Record<string, unknown>[],
  columns: Pick<Column, 'accessor' | 'active' | 'field'>[],
): Promise<ReferenceNames> {
  const references = columns.flatMap(({ accessor, active, field }) =>
    active && 'relationTo' in field
      ? rows.flatMap((row) => namedReferencesIn(valueAt(row, accessor), field.relationTo).shown)
      : [],
  )
  const byType = Map.groupBy(references, ({ collection }) => collection)
  const names = [...byType].map(async ([slug, group]) => {
    const ids = [...new Set(group.map(({ id }) => id))]
    return [slug, await namesOfType(req, slug as CollectionSlug, ids)] as const
  })
  return Object.fromEntries(await Promise.all(names))
}

async function namesOfType(req: PayloadRequest, slug: CollectionSlug, ids: string[]): Promise<ReferenceNames[string]> {
  const { config } = req.payload.collections[slug]
  const title = config.upload ? 'filename' : (config.admin.useAsTitle ?? 'id')
  const select: SelectType = { [title]: true, ...(config.trash && { deletedAt: true }) }
  appendUploadSelectFields({ collectionConfig: config, select })
  const { docs } = await anyDocuments(req).find({
    collection: slug,
    depth: 0,
    // Whoever may read none of them gets none.
    disableErrors: true,
    draft: true,
    limit: ids.length,
    overrideAccess: false,
    pagination: false,
    req,
    select,
    trash: true,
    where: { id: { in: ids } },
  })
  const t = translatorOf(req.i18n)
  const found = docs.map(({ id, ...doc }): [string, ReferenceName] => {
    const name = title === 'id' ? id : String(doc[title] ?? '')
    return [
      id,
      {
        title: doc.deletedAt ? toTrashedTitle(t, name) : name || t('untitled'),
        ...(config.upload && { file: doc }),
      },
    ]
  })
  return { ...Object.fromEntries(ids.map((id) => [id, { title: t('referenceHidden') }])), ...Object.fromEntries(found) }
}

/** @param accessor of a column, such as `venue` or `sale.agent` */
const valueAt = (row: Record<string, unknown>, accessor: string): unknown =>
  accessor.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), row)
