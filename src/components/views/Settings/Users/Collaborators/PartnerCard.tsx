'use client'

import { Avatar } from '../../../../ui/Avatar/Avatar'
import { Button } from '../../../../ui/Button/Button'
import { useWords } from '../../../../ui/useWords'
import type { Partner } from '../data/organisation'
import { WithReason } from '../WithReason'
import styles from './Partners.module.css'

/** One partner: what they do, where to read more, and the way to have them in. */
export function PartnerCard({
  onInvite,
  partner: { description, isOwn, logo, name, status, website },
}: {
  onInvite: () => void
  partner: Partner
}) {
  const t = useWords()
  const why = isOwn ? t('peopleDecides') : null
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Avatar name={name} src={logo} />
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
      </div>
      <p className={styles.text}>
        <bdi>{description}</bdi>
      </p>
      <div className={styles.foot}>
        {website ? (
          <a className={styles.link} href={website} rel="noreferrer" target="_blank">
            <bdi>{website.replace(/^https?:\/\//, '').replace(/\/$/, '')}</bdi>
          </a>
        ) : (
          <span />
        )}
        {status ? (
          <span className={styles.state}>
            {t(status === 'approved' ? 'peoplePartnerWorks' : 'peoplePartnerWaiting')}
          </span>
        ) : (
          <WithReason reason={why}>
            {(closed) => (
              <Button {...closed} aria-label={t('peopleInvitePartnerOf', { name })} onClick={() => !why && onInvite()}>
                {t('peopleInvitePartner')}
              </Button>
            )}
          </WithReason>
        )}
      </div>
    </li>
  )
}
