'use client'

import { useTranslation } from '@payloadcms/ui'
import { exactTime, relativeTime } from '@/lib/time/relativeTime'
import { useMessages } from '@/components/ui/useMessages'
import type { SiteOrganisation } from '../data/organisation'
import styles from '../Users.module.css'

interface Props {
  now: string
  onAccess: (person: { id: string; name: string; email: string }) => void
  organisation: SiteOrganisation
}

/** Details for deciding on an organisation: who requested access and why, and its members. */
export function OrganisationDetail({
  now,
  onAccess,
  organisation: { askedAt, contactEmail, isActive, members, message, requestedBy, role, status },
}: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  return (
    <>
      {status === 'waiting' && (
        <span className={styles.line}>
          {requestedBy && `${t('peopleAskedBy', { name: requestedBy })} · `}
          <time dateTime={askedAt} title={exactTime(new Date(askedAt), language)}>
            {relativeTime(new Date(askedAt), new Date(now), language)}
          </time>
          {contactEmail && (
            <>
              {' · '}
              <bdi>{contactEmail}</bdi>
            </>
          )}
        </span>
      )}
      {message && <bdi className={styles.quote}>{message}</bdi>}
      {status === 'approved' && <bdi className={`${styles.line} ${styles.narrow}`}>{role}</bdi>}
      {!isActive && <span className={styles.line}>{t('peopleInactive')}</span>}
      {members.length > 0 && (
        <span className={styles.people}>
          {members.map((member) => (
            <button
              aria-label={t('peopleAccessOf', { name: member.name })}
              className={styles.person}
              key={member.id}
              onClick={() => onAccess(member)}
              type="button"
            >
              {member.name}
            </button>
          ))}
        </span>
      )}
    </>
  )
}
