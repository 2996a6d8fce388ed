import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { translatorOf } from '../../../i18n/translator'
import { callboardOf } from '../../../access/registryOf'
import { exactTime, relativeTime } from '../../../lib/times/relativeTime'
import { EmptyState } from '../../ui/EmptyState/EmptyState'
import { List } from '../../ui/List/List'
import { ListRow } from '../../ui/List/ListRow'
import { SettingsCard } from '../../ui/SettingsCard/SettingsCard'
import { Status } from '../../ui/Status/Status'
import { hrefs } from '../hrefs'
import type { Draft } from './data/recentDrafts'

/** What can be gone on with. */
export function DraftsCard({ drafts, now, req }: { drafts: Draft[]; now: Date; req: PayloadRequest }) {
  const t = translatorOf(req.i18n)
  const hrefOf = hrefs(req)
  const { language } = req.i18n
  const kinds = new Map(
    callboardOf(req.payload).contentTypes.map(({ slug, collection }) => [
      slug,
      getTranslation(collection.labels?.singular ?? slug, req.i18n),
    ]),
  )
  return (
    <SettingsCard isFlush title={t('drafts')}>
      {drafts.length === 0 && <EmptyState>{t('draftsNone')}</EmptyState>}
      <List>
        {drafts.map(({ id, collection, isPublished, title, updatedAt }) => (
          <ListRow
            detail={
              <>
                {kinds.get(collection)} ·{' '}
                <time dateTime={updatedAt.toISOString()} title={exactTime(updatedAt, language)}>
                  {relativeTime(updatedAt, now, language)}
                </time>
              </>
            }
            end={<Status state={isPublished ? 'changed' : 'draft'} />}
            href={hrefOf(`/collections/${collection}/${id}`)}
            key={id}
            title={title || t('untitled')}
          />
        ))}
      </List>
    </SettingsCard>
  )
}
