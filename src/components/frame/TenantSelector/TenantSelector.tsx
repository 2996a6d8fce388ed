'use client'

import { useState } from 'react'
import { Avatar } from '@/components/ui/Avatar/Avatar'
import { Icon } from '@/components/ui/Icon/Icon'
import { useMessages } from '@/components/ui/useMessages'
import type { FrameData, TenantChoice } from '../navigation/frameOf'
import styles from './TenantSelector.module.css'
import { TenantPopover } from './TenantPopover'
import { useSwitchTenant } from './useSwitchTenant'

type Props = Pick<FrameData, 'canSwitch' | 'isProvider' | 'tenant' | 'tenants'>

/** The current tenant, with a selector if there are several. */
export function TenantSelector({ canSwitch, isProvider, tenant, tenants }: Props) {
  const t = useMessages()
  // Shown from the click until the page has reloaded.
  const [chosen, setChosen] = useState<TenantChoice | null>(null)
  const selected = chosen ?? tenant
  const switchTo = useSwitchTenant(selected?.id ?? null, setChosen)
  if (!canSwitch || !selected)
    return (
      <div className={styles.card}>
        {selected ? <TenantLabel tenant={selected} /> : <span className={styles.none}>{t('noSite')}</span>}
      </div>
    )
  const trigger = (
    <button className={styles.trigger} type="button">
      <TenantLabel tenant={selected} />
      <span className="sr-only">, {t('chooseSite')}</span>
      <Icon className={styles.arrow} name="ChevronsUpDown" />
    </button>
  )
  return (
    <TenantPopover
      current={selected.id}
      isSearchedOnServer={isProvider}
      onChoose={switchTo}
      tenants={tenants}
      trigger={trigger}
    />
  )
}

function TenantLabel({ tenant: { name, avatar, plan, slug } }: { tenant: TenantChoice }) {
  const t = useMessages()
  return (
    <>
      <Avatar name={name} slug={slug} src={avatar} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.plan}>{plan === 'Free' ? plan : t('planLabel', { plan })}</span>
      </span>
    </>
  )
}
