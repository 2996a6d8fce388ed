'use client'

import { Avatar } from '@/components/ui/Avatar/Avatar'
import { Button } from '@/components/ui/Button/Button'
import { ListRow } from '@/components/ui/List/ListRow'
import { useMessages } from '@/components/ui/useMessages'
import type { StaffPerson } from '../data/personHead'
import styles from '../Users.module.css'

interface Props {
  /** They have no access until they set up two-factor sign-in. */
  isWaiting: boolean
  onManage: () => void
  person: StaffPerson
}

/** A member of staff: name, role, and a button to manage them. */
export function PersonRow({ isWaiting, onManage, person: { email, isSelf, name, picture, role } }: Props) {
  const t = useMessages()
  return (
    <ListRow
      detail={
        <>
          <bdi>{email}</bdi>
          {role && (
            <span className={styles.narrow}>
              {' · '}
              <bdi>{role}</bdi>
            </span>
          )}
          {isWaiting && <span className={styles.line}>{t('peopleProofWaits')}</span>}
        </>
      }
      end={
        <div className={styles.end}>
          {role && (
            <span className={`${styles.role} ${styles.wide}`} title={role}>
              {role}
            </span>
          )}
          <Button aria-label={t('peopleManageOf', { name })} onClick={onManage}>
            {t('peopleManage')}
          </Button>
        </div>
      }
      start={<Avatar name={name} src={picture} />}
      title={
        <>
          <bdi>{name}</bdi> {isSelf && <span className={styles.you}>({t('peopleYou')})</span>}
        </>
      }
    />
  )
}
