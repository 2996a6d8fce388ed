'use client'

import { useState } from 'react'
import { Avatar } from '@/components/ui/Avatar/Avatar'
import { Button } from '@/components/ui/Button/Button'
import { List } from '@/components/ui/List/List'
import { ListRow } from '@/components/ui/List/ListRow'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { useMessages } from '@/components/ui/useMessages'
import type { PersonHead } from '../data/personHead'
import styles from '../Users.module.css'
import { WithReason } from '../WithReason'
import { TransferOwnership } from './TransferOwnership'

interface Props {
  owner: PersonHead | null
  /** Users who could become the owner. */
  admins: PersonHead[]
  /** Whether the current user can transfer ownership: the owner or the provider. */
  canTransfer: boolean
  isSelf: boolean
  tenantId: string
  /** Opens the user's permissions. */
  onAccess: (person: PersonHead) => void
}

/** The owner of the site, and a button to transfer ownership. */
export function OwnerCard({ admins, canTransfer, isSelf, onAccess, owner, tenantId }: Props) {
  const t = useMessages()
  const [isTransferring, setTransferring] = useState(false)
  const hasAdmins = admins.length > 0
  const transferButton = canTransfer && (
    <WithReason reason={hasAdmins ? null : t('peopleTransferNoAdmin')}>
      {(closed) => (
        <Button {...closed} onClick={() => hasAdmins && setTransferring(true)}>
          {t('peopleTransfer')}
        </Button>
      )}
    </WithReason>
  )
  return (
    <SettingsCard action={transferButton} help={t('peopleOwnerNote')} isFlush title={t('peopleOwner')}>
      {owner ? (
        <List label={t('peopleOwner')}>
          <ListRow
            detail={<bdi>{owner.email}</bdi>}
            end={
              <div className={styles.end}>
                <span className={styles.role}>{t('peopleOwnerBadge')}</span>
                <Button
                  aria-label={`${t('peopleAccess')} ${owner.name}`}
                  icon="CircleHelp"
                  variant="quiet"
                  onClick={() => onAccess(owner)}
                >
                  {t('peopleAccess')}
                </Button>
              </div>
            }
            start={<Avatar name={owner.name} src={owner.picture} />}
            title={
              <>
                <bdi>{owner.name}</bdi> {isSelf && <span className={styles.you}>({t('peopleYou')})</span>}
              </>
            }
            wraps
          />
        </List>
      ) : (
        <p className={styles.none}>{t('peopleNoOwner')}</p>
      )}
      {isTransferring && (
        <TransferOwnership admins={admins} onClose={() => setTransferring(false)} tenantId={tenantId} />
      )}
    </SettingsCard>
  )
}
