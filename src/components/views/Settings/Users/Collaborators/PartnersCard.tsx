'use client'

import { useState } from 'react'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { useMessages } from '@/components/ui/useMessages'
import type { Partner } from '../data/organisation'
import type { RoleChoice } from '../RoleSelect'
import { ChooseRole } from './ChooseRole'
import styles from './Partners.module.css'
import { Avatar } from '@/components/ui/Avatar/Avatar'
import { Button } from '@/components/ui/Button/Button'
import { WithReason } from '../WithReason'

interface Props {
  /** In the server's order, which stays the same while the screen is open. */
  partners: Partner[]
  roles: RoleChoice[]
  tenantId: string
}

/** Organisations that the provider recommends. */
export function PartnersCard({ partners, roles, tenantId }: Props) {
  const t = useMessages()
  const [order] = useState(() => partners.map(({ id }) => id))
  const [chosen, setChosen] = useState<string | null>(null)
  const partner = partners.find(({ id }) => id === chosen)
  const rank = ({ id }: Partner) => (order.includes(id) ? order.indexOf(id) : order.length)
  return (
    <SettingsCard help={t('peoplePartnersHelp')} isFlush={partners.length === 0} title={t('peoplePartners')}>
      {partners.length === 0 ? (
        <EmptyState icon="Building2">{t('peoplePartnersNone')}</EmptyState>
      ) : (
        <ul aria-label={t('peoplePartners')} className={styles.grid}>
          {[...partners]
            .sort((a, b) => rank(a) - rank(b))
            .map((candidate) => (
              <PartnerCard key={candidate.id} onInvite={() => setChosen(candidate.id)} partner={candidate} />
            ))}
        </ul>
      )}
      {partner && (
        <ChooseRole
          done={t('peopleApproved', { name: partner.name })}
          failed={t('peopleInvitePartnerFailed')}
          initial={null}
          onClose={() => setChosen(null)}
          path={`/collaborators/${partner.id}/invite`}
          roles={roles}
          tenantId={tenantId}
          title={t('peopleInvitePartnerOf', { name: partner.name })}
          verb={t('peopleInvitePartner')}
        />
      )}
    </SettingsCard>
  )
}

/** One partner: description, website, and a button to invite it. */
function PartnerCard({
  onInvite,
  partner: { description, isOwn, logo, name, status, website },
}: {
  onInvite: () => void
  partner: Partner
}) {
  const t = useMessages()
  const blockedReason = isOwn ? t('peopleDecides') : null
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
          <WithReason reason={blockedReason}>
            {(closed) => (
              <Button
                {...closed}
                aria-label={t('peopleInvitePartnerOf', { name })}
                onClick={() => !blockedReason && onInvite()}
              >
                {t('peopleInvitePartner')}
              </Button>
            )}
          </WithReason>
        )}
      </div>
    </li>
  )
}
