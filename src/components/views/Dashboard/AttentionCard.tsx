import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { translatorOf } from '@/i18n/translator'
import { callboardOf } from '@/access/registryOf'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { Icon } from '@/components/ui/Icon/Icon'
import { List } from '@/components/ui/List/List'
import { ListRow } from '@/components/ui/List/ListRow'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { hrefs, type HrefOf } from '../hrefs'
import styles from './Dashboard.module.css'
import type { Attention } from './data/loadAttention'

const ICONS = { noAlt: 'Image', noPerformances: 'Clock', oldDrafts: 'FileText', zones: 'Globe' } as const

/** Open tasks of the site. Each line links to where it can be resolved. */
export function AttentionCard({ req, waiting }: { req: PayloadRequest; waiting: Attention[] }) {
  const t = translatorOf(req.i18n)
  const hrefOf = hrefs(req)
  const labels = new Map(
    callboardOf(req.payload).contentTypes.map(({ slug, collection }) => [
      slug,
      getTranslation(collection.labels?.plural ?? slug, req.i18n),
    ]),
  )
  const describe = (item: Attention): string => {
    if (item.kind === 'noAlt') return t('attentionAlt', { count: item.count })
    if (item.kind === 'noPerformances') return t('attentionNoPerformances', { title: item.title ?? t('untitled') })
    if (item.kind === 'zones') return t('attentionZones', { count: item.count })
    return t('attentionOldDrafts', { collection: labels.get(item.collection) ?? item.collection, count: item.count })
  }
  return (
    <SettingsCard isFlush title={t('attention')}>
      {waiting.length === 0 && <EmptyState>{t('attentionNone')}</EmptyState>}
      <List>
        {waiting.map((item) => (
          <ListRow
            href={addressOf(item, hrefOf)}
            key={`${item.kind} ${'id' in item ? item.id : ''} ${'collection' in item ? item.collection : ''}`}
            start={<Icon className={styles.icon} name={ICONS[item.kind]} />}
            title={describe(item)}
          />
        ))}
      </List>
    </SettingsCard>
  )
}

function addressOf(item: Attention, hrefOf: HrefOf): string {
  if (item.kind === 'noPerformances') return hrefOf(`/collections/events/${item.id}`)
  if (item.kind === 'noAlt') return `${hrefOf('/collections/media')}?alt=missing`
  if (item.kind === 'zones') return hrefOf('/collections/event-instances')
  return (
    hrefOf(`/collections/${item.collection}`) +
    filterQuery({ _status: { equals: 'draft' }, updatedAt: { less_than: item.before } })
  )
}

/** Query string that a Payload list shows as its filters. */
function filterQuery(conditions: Record<string, Record<string, string>>): string {
  const query = new URLSearchParams()
  Object.entries(conditions).forEach(([field, condition], index) => {
    for (const [operator, value] of Object.entries(condition))
      query.set(`where[or][0][and][${index}][${field}][${operator}]`, value)
  })
  return `?${query}`
}
