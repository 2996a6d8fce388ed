import type { ReactNode } from 'react'
import { AttentionCard } from './AttentionCard'
import styles from './Dashboard.module.css'
import { loadAttention } from './data/loadAttention'
import { loadUpcomingPerformances } from './data/loadUpcomingPerformances'
import { loadRecentDrafts, type Draft } from './data/loadRecentDrafts'
import { loadScheduledDocuments, type ScheduledDocument } from './data/loadScheduledDocuments'
import type { Scope } from './data/scope'
import { PerformancesCard } from './PerformancesCard'
import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { callboardOf } from '@/access/registryOf'
import { translatorOf } from '@/i18n/translator'
import { describeSchedule } from '@/components/document/Schedule/describeSchedule'
import { Icon } from '@/components/ui/Icon/Icon'
import { List } from '@/components/ui/List/List'
import { ListRow } from '@/components/ui/List/ListRow'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { hrefs } from '../hrefs'
import { exactTime, relativeTime } from '@/lib/time/relativeTime'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { Status } from '@/components/ui/Status/Status'

interface Props {
  /** The first steps, above what is coming up; false if there are none. */
  checklist: ReactNode
  scope: Scope
}

/** The cards of a site that has content. Cards that the user has no access to are left out. */
export async function DashboardCards({ checklist, scope }: Props) {
  const now = new Date()
  const [performances, waiting, drafts, scheduled] = await Promise.all([
    loadUpcomingPerformances(scope, now),
    loadAttention(scope, now),
    loadRecentDrafts(scope),
    loadScheduledDocuments(scope),
  ])
  return (
    <div className={styles.cards}>
      {(checklist || performances) && (
        <div className={styles.column}>
          {checklist}
          {performances && (
            <PerformancesCard performances={performances} req={scope.req} tenantZone={scope.tenant.timezone} />
          )}
        </div>
      )}
      <div className={styles.column}>
        {drafts && <AttentionCard req={scope.req} waiting={waiting} />}
        {scheduled.length > 0 && <ScheduledCard req={scope.req} scheduled={scheduled} />}
        {drafts && <DraftsCard drafts={drafts} now={now} req={scope.req} />}
      </div>
    </div>
  )
}

/** Next scheduled changes of the site. */
function ScheduledCard({ req, scheduled }: { req: PayloadRequest; scheduled: ScheduledDocument[] }) {
  const t = translatorOf(req.i18n)
  const hrefOf = hrefs(req)
  const kinds = new Map(
    callboardOf(req.payload).contentTypes.map(({ slug, collection }) => [
      slug,
      getTranslation(collection.labels?.singular ?? slug, req.i18n),
    ]),
  )
  return (
    <SettingsCard isFlush title={t('statusScheduled')}>
      <List>
        {scheduled.map((document) => (
          <ListRow
            detail={`${kinds.get(document.collection) ?? document.collection} · ${describeSchedule(t, document)}`}
            href={hrefOf(`/collections/${document.collection}/${document.id}`)}
            key={`${document.collection} ${document.id}`}
            start={<Icon className={styles.icon} name="CalendarClock" />}
            title={document.title || t('untitled')}
          />
        ))}
      </List>
    </SettingsCard>
  )
}

/** Recent drafts to continue with. */
function DraftsCard({ drafts, now, req }: { drafts: Draft[]; now: Date; req: PayloadRequest }) {
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
