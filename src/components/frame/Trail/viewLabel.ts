import type { CollectionConfig, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import type { MessageKey } from '@/i18n/en'
import { translatorOf } from '@/i18n/translator'

type ViewLabels = Record<string, MessageKey>

/**
 * Names views that a plugin adds to the documents of a collection.
 * @param custom of the collection
 * @param viewLabels message keys by the last segment of the path of the view
 */
export const withViewLabels = (
  custom: CollectionConfig['custom'],
  viewLabels: ViewLabels,
): CollectionConfig['custom'] => ({ ...custom, viewLabels: { ...viewLabelsIn(custom), ...viewLabels } })

const viewLabelsIn = (custom: CollectionConfig['custom']): ViewLabels | undefined =>
  custom?.viewLabels as ViewLabels | undefined

/** What a view of a document is called in the breadcrumbs; null if it has no breadcrumb of its own. */
export function viewLabel(
  { custom }: Pick<SanitizedCollectionConfig, 'custom'>,
  view: string,
  i18n: PayloadRequest['i18n'],
): string | null {
  if (view === 'versions') return i18n.t('version:versions')
  if (view === 'api') return 'API'
  const key = viewLabelsIn(custom)?.[view]
  return key ? translatorOf(i18n)(key) : null
}
