import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { translatorOf } from '../../../i18n/translator'
import { callboardOf } from '../../../access/registryOf'
import { EmptyState } from '../../ui/EmptyState/EmptyState'
import { Icon } from '../../ui/Icon/Icon'
import { List } from '../../ui/List/List'
import { ListRow } from '../../ui/List/ListRow'
import { SettingsCard } from '../../ui/SettingsCard/SettingsCard'
import { hrefs, type HrefOf } from '../hrefs'
import styles from './Dashboard.module.css'
import type { Attention } from './data/attention'

const ICONS = { noAlt: 'Image', noPerformances: 'Clock', oldDrafts: 'FileText', zones: 'Globe' } as const

/** What waits for somebody. Each line leads to where it is mended. */
export function AttentionCard({ req, waiting }: { req: PayloadRequest; waiting: Attention[] }) {
  const t = translatorOf(req.i18n)
  const hrefOf = hrefs(req)
  const labels = new Map(
    callboardOf(req.payload).contentTypes.map(({ slug, collection }) => [
      slug,
      getTranslation(collection.labels?.plural ?? slug, req.i18n),
    ]),
  )
  const say = (one: Attention): string => {
    if (one.kind === 'noAlt') return t('attentionAlt', { count: one.count })
    if (one.kind === 'noPerformances') return t('attentionNoPerformances', { title: one.title ?? t('untitled') })
    if (one.kind === 'zones') return t('attentionZones', { count: one.count })
    return t('attentionOldDrafts', { collection: labels.get(one.collection) ?? one.collection, count: one.count })
  }
  return (
    <SettingsCard isFlush title={t('attention')}>
      {waiting.length === 0 && <EmptyState>{t('attentionNone')}</EmptyState>}
      <List>
        {waiting.map((one) => (
          <ListRow
            href={addressOf(one, hrefOf)}
            key={`${one.kind} ${'id' in one ? one.id : ''} ${'collection' in one ? one.collection : ''}`}
            start={<Icon className={styles.icon} name={ICONS[one.kind]} />}
            title={say(one)}
          />
        ))}
      </List>
    </SettingsCard>
  )
}

function addressOf(one: Attention, hrefOf: HrefOf): string {
  if (one.kind === 'noPerformances') return hrefOf(`/collections/events/${one.id}`)
  if (one.kind === 'noAlt') return `${hrefOf('/collections/media')}?alt=missing`
  if (one.kind === 'zones') return hrefOf('/collections/event-instances')
  return (
    hrefOf(`/collections/${one.collection}`) +
    filtered({ _status: { equals: 'draft' }, updatedAt: { less_than: one.before } })
  )
}

/** A query that a list of Payload's shows as its filters. */
function filtered(conditions: Record<string, Record<string, string>>): string {
  const query = new URLSearchParams()
  Object.entries(conditions).forEach(([field, condition], index) => {
    for (const [operator, value] of Object.entries(condition))
      query.set(`where[or][0][and][${index}][${field}][${operator}]`, value)
  })
  return `?${query}`
}
