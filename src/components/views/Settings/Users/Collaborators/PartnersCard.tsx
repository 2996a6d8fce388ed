'use client'

import { useState } from 'react'
import { SettingsCard } from '../../../../ui/SettingsCard/SettingsCard'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { useWords } from '../../../../ui/useWords'
import type { Partner } from '../data/organisation'
import type { RoleChoice } from '../RoleSelect'
import { ChooseRole } from './ChooseRole'
import { PartnerCard } from './PartnerCard'
import styles from './Partners.module.css'

interface Props {
  /** In an order of the server's, which stays as long as the screen does. */
  partners: Partner[]
  roles: RoleChoice[]
  tenantId: string
}

/** Organisations that the provider recommends. */
export function PartnersCard({ partners, roles, tenantId }: Props) {
  const t = useWords()
  const [order] = useState(() => partners.map(({ id }) => id))
  const [chosen, setChosen] = useState<string | null>(null)
  const partner = partners.find(({ id }) => id === chosen)
  const place = ({ id }: Partner) => (order.includes(id) ? order.indexOf(id) : order.length)
  return (
    <SettingsCard help={t('peoplePartnersHelp')} isFlush={partners.length === 0} title={t('peoplePartners')}>
      {partners.length === 0 ? (
        <EmptyState icon="Building2">{t('peoplePartnersNone')}</EmptyState>
      ) : (
        <ul aria-label={t('peoplePartners')} className={styles.grid}>
          {[...partners]
            .sort((one, other) => place(one) - place(other))
            .map((one) => (
              <PartnerCard key={one.id} onInvite={() => setChosen(one.id)} partner={one} />
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
