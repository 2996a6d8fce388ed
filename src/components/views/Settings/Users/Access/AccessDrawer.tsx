'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Drawer } from '@/components/ui/Drawer/Drawer'
import { Skeleton } from '@/components/ui/Skeleton/Skeleton'
import { useMessages } from '@/components/ui/useMessages'
import type { DocumentType } from '../data/documentTypes'
import type { TranslatedGroup } from '../data/permissionGroups'
import { AccessGroups } from './AccessGroups'
import { ExplainDocument } from './ExplainDocument'
import userStyles from '../Users.module.css'
import styles from './Access.module.css'
import { useAccess } from './useAccess'
import type { ExplainedAccess } from '@/endpoints/people/explainAccess'
import type { Translator } from '@/i18n/createTranslator'
import { isolateText } from '@/lib/text/isolated'
import { Combobox } from '@/components/ui/Combobox/Combobox'
import { Answer } from './Answer'
import { reasonOf } from './reasonOf'

type AccessSource = ExplainedAccess['places'][number]

/** Where a user's permissions come from. */
function AccessSources({ places }: { places: AccessSource[] }) {
  const t = useMessages()
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('peopleAccessSources')}</h3>
      <ul className={styles.sources}>
        {places.map((place, index) => (
          <li key={index}>
            {place.counts ? sourceOf(t, place) : t('peopleAccessOnlyLooks', { source: sourceOf(t, place) })}
          </li>
        ))}
      </ul>
    </section>
  )
}

const sourceOf = (t: Translator, { kind, organisation, role }: AccessSource): string =>
  t(`peopleAccessFrom_${kind}`, { organisation: isolateText(organisation ?? ''), role: isolateText(role ?? '') })

interface Props {
  groups: TranslatedGroup[]
  onClose: () => void
  person: { id: string; name: string; email: string }
  tenantId: string
  /** Content types that the current user can see. */
  types: DocumentType[]
}

/** A user's permissions in the tenant, where they come from, and an explanation for a single permission or document. */
export function AccessDrawer({ groups, onClose, person, tenantId, types }: Props) {
  const t = useMessages()
  const [attempt, setAttempt] = useState(0)
  const address = `/users/${person.id}/access?tenantId=${tenantId}` as const
  const { access, hasFailed } = useAccess(address, attempt)
  return (
    <Drawer isOpen onClose={onClose} title={t('peopleAccessOf', { name: person.name })} width={560}>
      <div className={styles.body}>
        {hasFailed && (
          <div className={styles.failed} role="alert">
            <p>{t('peopleAccessFailed')}</p>
            <Button onClick={() => setAttempt(attempt + 1)}>{t('tryAgain')}</Button>
          </div>
        )}
        {!access && !hasFailed && <Skeleton lines={8} />}
        {access && (
          <>
            <AccessSources places={access.places} />
            {access.permissions.some(({ reason }) => reason === 'secondProof') && (
              <p className={userStyles.note} role="note">
                {t('peopleProofFirst')}
              </p>
            )}
            <section className={styles.part}>
              <h3 className={styles.heading}>{t('peopleAccessAsk')}</h3>
              <ExplainPermission access={access} groups={groups} />
              <ExplainDocument access={access} address={address} groups={groups} types={types} />
            </section>
            <AccessGroups groups={groups} permissions={access.permissions} />
          </>
        )}
      </div>
    </Drawer>
  )
}

/** Explains why a user has or lacks one permission. */
function ExplainPermission({ access, groups }: { access: ExplainedAccess; groups: TranslatedGroup[] }) {
  const t = useMessages()
  const [key, setKey] = useState<string | null>(null)
  const explained = access.permissions.find((permission) => permission.key === key)
  const options = groups.flatMap((group) =>
    group.permissions.map((permission) => ({ label: `${group.label}: ${permission.label}`, value: permission.key })),
  )
  return (
    <>
      <Combobox
        label={t('peopleAccessPermission')}
        onValue={setKey}
        options={options}
        placeholder={t('peopleAccessPermissionChoose')}
        value={key}
      />
      {explained && (
        <Answer answers={[{ isAllowed: explained.allowed, reason: reasonOf(t, { access, groups }, explained) }]} />
      )}
    </>
  )
}
