'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ExplainedAccess } from '@/endpoints/people/explainAccess'
import { intlLanguage } from '@/lib/time/formatIn'
import { useMessages } from '@/components/ui/useMessages'
import type { TranslatedGroup } from '../data/permissionGroups'
import styles from './Access.module.css'

interface Props {
  groups: TranslatedGroup[]
  permissions: ExplainedAccess['permissions']
}

/** All permissions of a user, by area. */
export function AccessGroups({ groups, permissions }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const list = new Intl.ListFormat(intlLanguage(language), { style: 'short', type: 'unit' })
  const held = new Set(permissions.filter(({ allowed }) => allowed).map(({ key }) => key))
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('peopleAccessGroups')}</h3>
      <dl className={styles.groups}>
        {groups.map((group) => {
          const have = group.permissions.filter(({ key }) => held.has(key))
          const words =
            have.length === group.permissions.length
              ? t('peopleAccessEverything')
              : list.format(have.map(({ label }) => label))
          return (
            <div className={styles.line} key={group.name}>
              <dt>{group.label}</dt>
              <dd className={have.length === 0 ? styles.nothing : undefined}>{words || t('peopleAccessNothing')}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
