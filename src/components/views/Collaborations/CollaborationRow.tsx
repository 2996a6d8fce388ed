'use client'

import { useTranslation } from '@payloadcms/ui'
import { exactTime, relativeTime } from '@/lib/time/relativeTime'
import { Avatar } from '@/components/ui/Avatar/Avatar'
import { Button } from '@/components/ui/Button/Button'
import { ListRow } from '@/components/ui/List/ListRow'
import { Status } from '@/components/ui/Status/Status'
import { useMessages } from '@/components/ui/useMessages'
import { useEnterSite } from '../useEnterSite'
import styles from './Collaborations.module.css'
import type { Collaboration } from '@/database/collaborators/siteOrganisations'

interface Props {
  canEnter: boolean
  collaboration: Collaboration
  now: string
  onAskAgain: () => void
}

/** One site: the status of the collaboration, and a button to open the site or to request access again. */
export function CollaborationRow({
  canEnter,
  collaboration: { changedAt, role, site, slug, status, tenantId },
  now,
  onAskAgain,
}: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const enter = useEnterSite()
  const isOver = status === 'declined' || status === 'ended'
  return (
    <ListRow
      detail={
        status === 'approved' ? (
          role
        ) : (
          <time dateTime={changedAt} title={exactTime(new Date(changedAt), language)}>
            {relativeTime(new Date(changedAt), new Date(now), language)}
          </time>
        )
      }
      end={
        <div className={styles.end}>
          <Status state={status} />
          {status === 'approved' && canEnter && (
            <Button aria-label={t('collaborationsOpenOf', { site })} onClick={() => void enter(tenantId)}>
              {t('collaborationsOpen')}
            </Button>
          )}
          {isOver && canEnter && (
            <Button aria-label={t('collaborationsAskAgainOf', { site })} variant="quiet" onClick={onAskAgain}>
              {t('collaborationsAskAgain')}
            </Button>
          )}
        </div>
      }
      start={<Avatar name={site} slug={slug} />}
      title={<bdi>{site}</bdi>}
      wraps
    />
  )
}
